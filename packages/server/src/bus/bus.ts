import type { BusMessage } from './bus-message';

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

/** Delivers the message itself before `publish` returns: nothing is encoded or parsed within one process. */
export class MemoryBus implements Bus {
  readonly #subscribers = new Set<(message: BusMessage) => void>();

  publish(message: BusMessage): void {
    for (const notify of this.#subscribers) notify(message);
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
