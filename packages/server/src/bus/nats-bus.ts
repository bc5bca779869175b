import { setTimeout as sleep } from 'node:timers/promises';

import { connect, type NatsConnection } from '@nats-io/transport-node';

import type { Bus } from './bus';
import type { Log } from '../platform/log/log';

/** In ms; doubled if the connection stays open. */
const SILENCE_MS = 1_000;
const FLUSH_MS = 2_000;
const RETRY_MS = 250;

interface Hearer {
  readonly onText: (text: string) => void;
  readonly onInterrupted: () => void;
}

export interface NatsOptions {
  /** Several servers are separated by commas. @example 'nats://user:secret@bus-1:4222,nats://bus-2:4222' */
  readonly url: string;
  readonly subject: string;
  readonly log: Log;
}

/** Reconnects by itself and notifies subscribers; messages are not stored. */
export class NatsBus implements Bus {
  readonly #hearers = new Set<Hearer>();
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
    const ending = new AbortController();
    const late = sleep(FLUSH_MS, true, { signal: ending.signal }).catch(() => false);
    const isLate = await Promise.race([this.#connection.flush().then(() => false), late]).finally(() => ending.abort());
    if (isLate) throw new Error('The bus did not answer in time.');
  }

  subscribe(onText: (text: string) => void, onInterrupted: () => void): () => void {
    const hearer = { onText, onInterrupted };
    this.#hearers.add(hearer);
    return () => void this.#hearers.delete(hearer);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#hearers.clear();
    await this.#connection?.close();
    await this.#running;
  }

  async #open(): Promise<void> {
    const { signal } = this.#closing;
    let isTold = false;
    while (!signal.aborted) {
      try {
        await this.#follow(await connect({ ...addressOf(this.options.url), ...MANNERS }));
        return;
      } catch (error) {
        if (!isTold) this.options.log.warn({ error: String(error) }, 'bus unreachable, will retry');
        isTold = true;
        await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
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
        else for (const { onText } of this.#hearers) onText(message.string());
      },
    });
    this.#rise(connection);
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.#fall();
      else if (type === 'reconnect') this.#rise(connection);
    }
    this.#isUp = false;
  }

  #fall(): void {
    this.#isUp = false;
    this.options.log.warn({}, 'bus connection lost');
  }

  /** Subscriptions are active once the server has answered the flush. */
  #rise(connection: NatsConnection): void {
    connection.flush().then(
      () => {
        this.#isUp = true;
        for (const { onInterrupted } of this.#hearers) onInterrupted();
      },
      () => undefined,
    );
  }
}

const MANNERS = {
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
