import { connect, type NatsConnection } from '@nats-io/transport-node';

import { retryUntilAborted } from '../platform/concurrency/poll';
import { withTimeout } from '../platform/concurrency/timers';
import type { Log } from '../platform/log/log';

/** Doubled if the connection stays open. */
const SILENCE_MS = 1_000;
const FLUSH_MS = 2_000;
const RETRY_MS = 250;

export interface TextBus {
  publish(text: string): void;
  flush(): Promise<void>;
  subscribe(onText: (text: string) => void, onInterrupted: () => void): () => void;
  close(): Promise<void>;
}

interface Subscriber {
  readonly onText: (text: string) => void;
  readonly onInterrupted: () => void;
}

export interface NatsOptions {
  /** Comma-separated. @example 'nats://user:secret@bus-1:4222,nats://bus-2:4222' */
  readonly url: string;
  readonly subject: string;
  readonly log: Log;
}

/** Reconnects by itself; messages are not stored. */
export class NatsBus implements TextBus {
  readonly #subscribers = new Set<Subscriber>();
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;
  #connection: NatsConnection | null = null;
  #isUp = false;

  constructor(private readonly options: NatsOptions) {
    this.#running = this.#open();
  }

  publish(text: string): void {
    if (this.#connection === null || !this.#isUp) throw new Error('The bus cannot be reached.');
    this.#connection.publish(this.options.subject, text);
  }

  async flush(): Promise<void> {
    if (this.#connection === null || !this.#isUp) throw new Error('The bus cannot be reached.');
    const isConfirmed = await withTimeout(
      this.#connection.flush().then(() => true),
      FLUSH_MS,
      () => false,
    );
    if (!isConfirmed) throw new Error('The bus did not answer in time.');
  }

  subscribe(onText: (text: string) => void, onInterrupted: () => void): () => void {
    const subscriber = { onText, onInterrupted };
    this.#subscribers.add(subscriber);
    return () => void this.#subscribers.delete(subscriber);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#subscribers.clear();
    await this.#connection?.close();
    await this.#running;
  }

  async #open(): Promise<void> {
    const follow = async (): Promise<void> =>
      await this.#follow(await connect({ ...addressOf(this.options.url), ...CONNECTION_OPTIONS }));
    const onFailure = (error: unknown, isRepeated: boolean): void => {
      if (!isRepeated) this.options.log.warn({ error: String(error) }, 'bus unreachable, will retry');
    };
    await retryUntilAborted(follow, { pauseMs: RETRY_MS, onFailure }, this.#closing.signal);
  }

  async #follow(connection: NatsConnection): Promise<void> {
    if (this.#closing.signal.aborted) {
      await connection.close();
      return;
    }
    this.#connection = connection;
    connection.subscribe(this.options.subject, {
      callback: (error, message) => {
        if (error !== null) this.options.log.warn({ error: String(error) }, 'bus subscription refused');
        else for (const { onText } of this.#subscribers) onText(message.string());
      },
    });
    this.#onConnected(connection);
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.#onDisconnected();
      else if (type === 'reconnect') this.#onConnected(connection);
    }
    this.#isUp = false;
  }

  #onDisconnected(): void {
    this.#isUp = false;
    this.options.log.warn({}, 'bus connection lost');
  }

  /** Subscriptions are active once the flush is answered. */
  #onConnected(connection: NatsConnection): void {
    connection.flush().then(
      () => {
        this.#isUp = true;
        for (const { onInterrupted } of this.#subscribers) onInterrupted();
      },
      () => undefined,
    );
  }
}

const CONNECTION_OPTIONS = {
  reconnect: true,
  maxReconnectAttempts: -1,
  reconnectTimeWait: RETRY_MS,
  pingInterval: SILENCE_MS,
  maxPingOut: 2,
  timeout: FLUSH_MS,
} as const;

/** The first address has the credentials for all. */
function addressOf(text: string) {
  const urls = text.split(',').map((part) => new URL(part));
  const [{ username, password } = { username: '', password: '' }] = urls;
  const [user, pass] = [username, password].map(decodeURIComponent);
  const servers = urls.map(({ protocol, host }) => `${protocol}//${host}`);
  if (!user) return { servers };
  return pass ? { servers, user, pass } : { servers, token: user };
}
