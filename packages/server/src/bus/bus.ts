import type { Log } from '../platform/log/log';
import { type BusMessage, parseMessage } from './bus-message';

/** Delivers to every server process, the sender too; best effort (PUSH-5). */
export interface Bus {
  /** @throws if the bus is unreachable. */
  publish(message: BusMessage): void;
  /** Rejects without confirmation in time. */
  flush(): Promise<void>;
  /** `onInterrupted` is called after a reconnect: messages may be lost. */
  subscribe(onMessage: (message: BusMessage) => void, onInterrupted: () => void): () => void;
  close(): Promise<void>;
}

export function reportInvalid(log: Log, text: string): void {
  log.warn({ text: text.slice(0, 200) }, 'invalid bus message');
}

/** Delivers a copy before `publish` returns. */
export class MemoryBus implements Bus {
  readonly #subscribers = new Set<(message: BusMessage) => void>();

  constructor(private readonly log: Log) {}

  publish(message: BusMessage): void {
    const copy = parseMessage(message);
    if (copy === null) reportInvalid(this.log, JSON.stringify(message));
    else for (const notify of this.#subscribers) notify(copy);
  }

  flush(): Promise<void> {
    return Promise.resolve();
  }

  subscribe(onMessage: (message: BusMessage) => void): () => void {
    const subscriber = (message: BusMessage): void => onMessage(message);
    this.#subscribers.add(subscriber);
    return () => void this.#subscribers.delete(subscriber);
  }

  close(): Promise<void> {
    this.#subscribers.clear();
    return Promise.resolve();
  }
}
