import {
  type Change,
  PRIVATE_TOPIC,
  PUSH_CLOSE,
  readServerMessage,
  type ClientMessage,
  type ServerMessage,
  type Topic,
} from '@clutchline/contract';

import { LiveValue, type LiveValueOptions, type TopicMessage } from './live-value';
import { retryDelay } from './retry-delay';
import { toJson } from './to-json';

/** Characters; more ends the connection (bad input row 96). */
const MAX_MESSAGE = 1_000_000;
/** Characters. A longer message is read and used in two tasks, so that presses are answered in between (P13). */
const LONG_MESSAGE = 20_000;
/** Silence before hello (row 105); later two heartbeats plus a margin (R16). */
const HELLO_TIMEOUT_MS = 10_000;
const LATE_HEARTBEAT_MS = 500;

export type SocketLike = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>;

export interface PushSocketOptions {
  readonly open: () => SocketLike;
  /** Null: signed out or refused; undefined: no answer. */
  readonly ticket: () => Promise<string | null | undefined>;
  readonly onOpen: () => void;
  /** Null: not sent. */
  readonly onServerTime: (serverTime: number | null) => void;
  /** Whether the server itself receives prices; true at hello. */
  readonly onLive: (live: boolean) => void;
  readonly random: () => number;
}

export type TopicHandlers = Omit<LiveValueOptions, 'ask'>;

/** Null if unknown (bad input rows 96–99). */
function parse(data: string): ServerMessage | null {
  try {
    return readServerMessage(JSON.parse(data));
  } catch {
    return null;
  }
}

/** One connection: reconnects, resumes from cursors, detects silence. */
export class PushSocket {
  readonly #options: PushSocketOptions;
  /** Of changes of the private topic, beside its follower. */
  readonly observers = new Set<(changes: readonly Change[]) => void>();
  readonly #topics = new Map<Topic, LiveValue>();
  #socket: SocketLike | null = null;
  #greeted = false;
  #authority: 'none' | 'asked' | 'given' = 'none';
  #refusedTickets = 0;
  #attempt = 0;
  /** Not used yet: a long message, and those that came after it. */
  #pending: ServerMessage[] = [];
  #silenceLimitMs = HELLO_TIMEOUT_MS;
  #receivedAt = 0;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PushSocketOptions) {
    this.#options = options;
  }

  connect(): void {
    clearTimeout(this.#retry);
    const socket = this.#options.open();
    this.#socket = socket;
    this.#greeted = false;
    this.#authority = 'none';
    this.#silenceLimitMs = HELLO_TIMEOUT_MS;
    this.#receivedAt = performance.now();
    socket.addEventListener('message', (event) => {
      if (this.#socket === socket) this.#onMessage(event.data);
    });
    socket.addEventListener('close', (event) => {
      if (this.#socket === socket) this.#onClose(event.code);
    });
    this.#watch();
  }

  /** One follower per topic. The private topic needs the authorisation by `changePlayer` or the next connection. */
  follow(topic: Topic, handlers: TopicHandlers): () => void {
    const value = new LiveValue({
      ...handlers,
      ask: (cursor) => this.#send({ type: 'subscribe', topic, cursor }),
    });
    this.#topics.set(topic, value);
    if (this.#greeted && topic !== PRIVATE_TOPIC) value.start();
    return () => {
      value.lose();
      this.#topics.delete(topic);
      this.#send({ type: 'unsubscribe', topic });
    };
  }

  /** Replaces a connection authorised for another player. */
  changePlayer(): void {
    this.#refusedTickets = 0;
    this.#topics.get(PRIVATE_TOPIC)?.forget();
    if (this.#authority === 'none') void this.#authorise();
    else this.#reconnect(0);
  }

  wake(): void {
    if (this.#socket === null) this.#reconnect(0);
  }

  close(): void {
    this.pause();
    this.#topics.clear();
  }

  #send(message: ClientMessage): void {
    if (this.#greeted) this.#socket?.send(toJson(message));
  }

  /** Without a new timer for each message (P9). */
  #watch(): void {
    const left = this.#receivedAt + this.#silenceLimitMs - performance.now();
    clearTimeout(this.#watchdog);
    if (left > 0) this.#watchdog = setTimeout(() => this.#watch(), left);
    else this.#reconnect();
  }

  #nextDelay(): number {
    const delay = retryDelay(this.#attempt, this.#options.random);
    this.#attempt += 1;
    return delay;
  }

  #onClose(code: number): void {
    if (code === PUSH_CLOSE.signInAgain) this.#refusedTickets += 1;
    this.#reconnect();
  }

  /** Until `wake`; topics resume from their cursors. */
  pause(): void {
    clearTimeout(this.#watchdog);
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    this.#pending = [];
    socket?.close();
    for (const value of this.#topics.values()) value.lose();
  }

  #reconnect(delayMs = this.#nextDelay()): void {
    this.pause();
    this.#retry = setTimeout(() => this.connect(), delayMs);
  }

  #onMessage(data: unknown): void {
    if (typeof data !== 'string') return;
    if (data.length > MAX_MESSAGE) {
      this.#reconnect();
      return;
    }
    const message = parse(data);
    if (message === null) return;
    if (this.#pending.push(message) > 1) return;
    if (data.length > LONG_MESSAGE) setTimeout(() => this.#usePending());
    else this.#usePending();
  }

  #usePending(): void {
    for (const message of this.#pending.splice(0)) this.#use(message);
  }

  #use(message: ServerMessage): void {
    this.#options.onServerTime('server_time' in message ? message.server_time : null);
    if (message.type === 'hello') this.#onHello(message.heartbeat_ms);
    if (!this.#greeted) return;
    this.#receivedAt = performance.now();
    if ('seq' in message) this.#onTopic(message);
    else if (message.type === 'live') this.#options.onLive(message.live === 1);
    else if (message.type === 'auth-ok') this.#onAuthority();
    else if (message.type === 'error') this.#onError(message);
  }

  /** Needs authorisation (bad input row 107). */
  #onTopic(message: TopicMessage): void {
    if (message.topic === PRIVATE_TOPIC && this.#authority !== 'given') return;
    this.#topics.get(message.topic)?.receive(message);
  }

  #onHello(heartbeatMs: number): void {
    this.#greeted = true;
    this.#attempt = 0;
    this.#silenceLimitMs = 2 * heartbeatMs + LATE_HEARTBEAT_MS;
    this.#receivedAt = performance.now();
    this.#watch();
    this.#options.onOpen();
    this.#options.onLive(true);
    for (const [topic, value] of this.#topics) if (topic !== PRIVATE_TOPIC) value.start();
    void this.#authorise();
  }

  /** Retries a refused ticket once (row 105, close code 4001). */
  async #authorise(): Promise<void> {
    if (!this.#greeted || !this.#topics.has(PRIVATE_TOPIC) || this.#authority !== 'none') return;
    if (this.#refusedTickets > 1) return;
    const socket = this.#socket;
    this.#authority = 'asked';
    const ticket = await this.#options.ticket();
    if (socket !== this.#socket) return;
    if (ticket) {
      this.#send({ type: 'auth', ticket });
      return;
    }
    this.#authority = 'none';
    if (ticket === undefined) setTimeout(() => void this.#authorise(), this.#nextDelay());
  }

  #onAuthority(): void {
    this.#authority = 'given';
    this.#refusedTickets = 0;
    this.#topics.get(PRIVATE_TOPIC)?.start();
  }

  #onError({ reason, topic }: Extract<ServerMessage, { type: 'error' }>): void {
    if (topic !== null) this.#topics.get(topic)?.lose();
    if (reason !== 'not-authorised') return;
    this.#refusedTickets += 1;
    this.#authority = 'none';
    void this.#authorise();
  }
}
