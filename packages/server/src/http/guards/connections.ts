import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { Registry } from 'prom-client';

import { withTimeout } from '../../platform/concurrency/timers';
import { KeyedBuckets, type Rate } from '../../platform/concurrency/token-bucket';
import { labelledCounter } from '../../platform/metrics/labelled-metrics';
import { limitKeyOf } from '../../platform/network/plain-address';

/** S-H1. */
export interface ConnectionLimits {
  /** Of one network, with push; null behind a proxy. */
  readonly perAddress: number | null;
  /** Of one network. */
  readonly arrivals: Rate;
  /** Browsers and proxies send one at a time. */
  readonly unanswered: number;
  /** Before further requests are refused. */
  readonly unreadBytes: number;
  /** No byte sent or received. */
  readonly stalledMs: number;
  /** Until the answer is read. */
  readonly answerMs: number;
}

/** A page has one push socket and six other connections; offices and NATs share addresses. */
const CONNECTION_LIMITS: ConnectionLimits = {
  perAddress: 512,
  arrivals: { burst: 100, perSecond: 50 },
  unanswered: 4,
  unreadBytes: 1024 * 1024,
  stalledMs: 20_000,
  answerMs: 120_000,
};

const REASONS = ['address', 'pipelined', 'unread', 'slow'] as const;
export type ConnectionRefusal = (typeof REASONS)[number];

/** Against slow readers. */
const SWEEP_MS = 2_000;

interface Connection {
  readonly key: string | null;
  /** In order, by arrival. */
  readonly waiting: Map<ServerResponse, number>;
  /** Push sockets have their own limits. */
  isUpgraded: boolean;
}

/** S-H1; drains without losing answers (S-L12). */
export class Connections {
  readonly metrics = new Registry();
  readonly #refused = labelledCounter(
    {
      name: 'clutchline_http_connections_refused_total',
      help: 'Connections closed by a limit: per address, pipelined requests, unread bytes, slow readers.',
      registers: [this.metrics],
    },
    { limit: REASONS },
  );
  readonly #limits: ConnectionLimits;
  readonly #connections = new Map<Socket, Connection>();
  readonly #perAddress = new Map<string, number>();
  readonly #arrivals: KeyedBuckets;
  #server: Server | null = null;
  #unanswered = 0;
  #isEnding = false;
  #onAllAnswered: () => void = () => undefined;

  /** @param clock monotonic. */
  constructor(
    limits: Partial<ConnectionLimits> = {},
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.#limits = { ...CONNECTION_LIMITS, ...limits };
    this.#arrivals = new KeyedBuckets(this.#limits.arrivals, undefined, clock);
  }

  get size(): number {
    return this.#connections.size;
  }

  get unanswered(): number {
    return this.#unanswered;
  }

  /** The request handler must call {@link admit} first. */
  follow(server: Server): void {
    this.#server = server;
    server.timeout = this.#limits.stalledMs;
    // Runs before Node's listeners, so a connection over the limit costs no parser.
    server.prependListener('connection', (socket: Socket) => this.#enter(socket));
    server.prependListener('upgrade', ({ socket }: IncomingMessage) => this.#markUpgraded(socket));
    const sweep = setInterval(() => this.#closeSlowReaders(), SWEEP_MS).unref();
    server.once('close', () => clearInterval(sweep));
  }

  /** If false, the connection is closing and no answer can be sent. */
  admit({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const connection = this.#connections.get(socket);
    if (connection === undefined || !socket.writable || this.#isLastAnswered(connection)) return false;
    connection.waiting.set(response, this.clock());
    this.#unanswered += 1;
    const release = () => this.#release(socket, connection, response);
    response.once('finish', release).once('close', release);
    if (connection.waiting.size > this.#limits.unanswered) return this.#close(socket, 'pipelined');
    if (this.#unreadBytes(connection) > this.#limits.unreadBytes) return this.#close(socket, 'unread');
    if (this.#isEnding) this.#announceEnd(connection);
    return true;
  }

  /** After their next answer; new connections are served. */
  stopKeepAlive(): void {
    this.#isEnding = true;
    for (const connection of this.#connections.values()) this.#announceEnd(connection);
  }

  async end(limitMs: number): Promise<void> {
    this.stopKeepAlive();
    this.#server?.close();
    if (this.#unanswered > 0) {
      const answered = new Promise<void>((resolve) => (this.#onAllAnswered = resolve));
      await withTimeout(answered, limitMs, () => undefined);
    }
    for (const [socket, { isUpgraded }] of this.#connections) if (!isUpgraded) socket.destroy();
  }

  #enter(socket: Socket): void {
    const key = this.#limits.perAddress === null ? null : limitKeyOf(socket.remoteAddress ?? '');
    // Connecting again and again costs work.
    if (key !== null && (this.#arrivals.tryAcquire(key) !== null || !this.#count(key))) {
      this.#close(socket, 'address');
      return;
    }
    const connection: Connection = { key, waiting: new Map(), isUpgraded: false };
    this.#connections.set(socket, connection);
    socket.once('close', () => this.#leave(socket, connection));
  }

  #count(key: string): boolean {
    const count = this.#perAddress.get(key) ?? 0;
    if (count >= (this.#limits.perAddress ?? Infinity)) return false;
    this.#perAddress.set(key, count + 1);
    return true;
  }

  #leave(socket: Socket, { key, waiting }: Connection): void {
    this.#connections.delete(socket);
    if (key !== null) {
      const left = (this.#perAddress.get(key) ?? 1) - 1;
      if (left > 0) this.#perAddress.set(key, left);
      else this.#perAddress.delete(key);
    }
    // Node closes the response that the connection was sending; those queued behind it get no event from older
    // releases.
    for (const response of waiting.keys()) {
      if (response.socket !== null) continue;
      response.destroy();
      setImmediate(() => {
        if (waiting.has(response)) response.emit('close');
      });
    }
  }

  #markUpgraded(socket: Socket): void {
    const connection = this.#connections.get(socket);
    if (connection !== undefined) connection.isUpgraded = true;
  }

  #release(socket: Socket, { waiting }: Connection, response: ServerResponse): void {
    if (!waiting.delete(response)) return;
    this.#unanswered -= 1;
    if (this.#isEnding && waiting.size === 0) socket.destroySoon();
    if (this.#unanswered === 0) this.#onAllAnswered();
  }

  #close(socket: Socket, reason: ConnectionRefusal): false {
    this.#refused.inc({ limit: reason });
    socket.destroy();
    return false;
  }

  /** Our client does not pipeline. */
  #unreadBytes({ waiting }: Connection): number {
    if (waiting.size < 2) return 0;
    return [...waiting.keys()].reduce((sum, { writableLength }) => sum + writableLength, 0);
  }

  #closeSlowReaders(): void {
    const latest = this.clock() - this.#limits.answerMs;
    for (const [socket, { waiting }] of this.#connections) {
      const [arrival = Infinity] = waiting.values();
      if (arrival < latest) this.#close(socket, 'slow');
    }
  }

  /** The answer with `Connection: close` is being sent; later requests cannot be answered. */
  #isLastAnswered({ waiting }: Connection): boolean {
    const last = [...waiting.keys()].at(-1);
    return this.#isEnding && last?.headersSent === true && last.getHeader('connection') === 'close';
  }

  /** Node drops everything queued behind an answer that ends the connection. */
  #announceEnd({ waiting }: Connection): void {
    const responses = [...waiting.keys()];
    const last = responses.pop();
    if (last === undefined || last.headersSent) return;
    last.setHeader('connection', 'close');
    for (const response of responses) if (!response.headersSent) response.removeHeader('connection');
  }
}
