import { setTimeout as sleep } from 'node:timers/promises';

import { PUSH_CLOSE } from '@clutchline/contract';
import type { WebSocket } from 'ws';

import type { TicketHolder } from '../players';
import { KeyedCounter, type PushLimits } from './push-limits';
import { PushConnection, type ConnectionHost } from './push-connection';
import { endOfCode, type PushEnd } from './push-counts';
import { textOf } from './text-of';
import type { Clock } from '../platform/time/clock';
import type { Log } from '../platform/log/log';
import type { Hub } from './hub';

export interface PushOptions {
  readonly hub: Hub;
  readonly clock: Clock;
  readonly log: Log;
  readonly redeem: (ticket: string) => Promise<TicketHolder | null>;
  /** The hashes with a live session. */
  readonly filterLive: (tokenHashes: readonly string[]) => Promise<readonly string[]>;
  readonly limits: PushLimits;
  readonly allowOrigins: readonly string[];
  /** `*` allows any. */
  readonly ownHosts: readonly string[];
  readonly trustedHops: number;
}

const CLOSE_TIMEOUT_MS = 1_000;
const GOING_AWAY = 1001;
const MAX_PAUSE_MS = 20;

interface Open {
  readonly socket: WebSocket;
  readonly connection: PushConnection;
  isAlive: boolean;
  end: PushEnd | null;
}

export class PushSessions {
  readonly #open = new Set<Open>();
  readonly #perAccount = new KeyedCounter<number>();

  readonly #unsubscribe: () => void;
  readonly #ignoreEnds: () => void;

  constructor(private readonly options: PushOptions) {
    this.#unsubscribe = options.hub.liveness.listen((live) => {
      for (const { connection } of this.#open) connection.send({ type: 'live', live: live ? 1 : 0 });
    });
    this.#ignoreEnds = options.hub.sessionEnds.listen((accountId) => void this.checkHolders(accountId));
  }

  open(socket: WebSocket): void {
    const connection = new PushConnection(
      {
        get bufferedAmount() {
          return socket.bufferedAmount;
        },
        send: (text) => socket.send(text),
        close: (code) => {
          entry.end ??= endOfCode(code);
          this.#end(socket, code);
        },
      },
      this.#hostOf(),
    );
    const entry: Open = { socket, connection, isAlive: true, end: null };
    const began = performance.now();
    this.#open.add(entry);
    this.options.hub.counts.opened.inc();
    socket.on('message', (data, isBinary) => {
      void connection.receive(isBinary ? '' : textOf(data)).catch((cause: unknown) => this.#fail(connection, cause));
    });
    socket.on('ping', () => connection.checkRate());
    socket.on('pong', () => (entry.isAlive = true));
    socket.on('error', () => socket.terminate());
    socket.on('close', (code) => {
      if (!this.#forget(entry)) return;
      const end = entry.end ?? (code === PUSH_CLOSE.tooBig ? 'too_big' : 'gone');
      this.options.hub.counts.ended.inc({ end });
      const account = connection.holder?.accountId ?? null;
      this.options.log.info({ end, account, ms: Math.round(performance.now() - began) }, 'push connection ended');
    });
    const { clock, hub, limits } = this.options;
    connection.send({ type: 'hello', server_time: clock.now(), heartbeat_ms: limits.heartbeatMs });
    if (!hub.liveness.isLive) connection.send({ type: 'live', live: 0 });
  }

  tick(): void {
    const now = performance.now();
    for (const { connection } of this.#open) {
      connection.sendBuffer.catchUp(now);
      if (connection.sendBuffer.isTooSlow(now)) connection.close(PUSH_CLOSE.tooSlow);
    }
  }

  heartbeat(): void {
    const server_time = this.options.clock.now();
    for (const entry of this.#open) {
      // The ping is behind unread data; the send buffer limits that (R18).
      if (entry.connection.sendBuffer.isBehind) continue;
      if (!entry.isAlive) {
        entry.end ??= 'silent';
        entry.socket.terminate();
        continue;
      }
      entry.isAlive = false;
      entry.socket.ping();
      entry.connection.send({ type: 'heartbeat', server_time });
    }
  }

  /** Bad input row 28. Without an account: of all. */
  async checkHolders(accountId: number | null = null): Promise<void> {
    const held = [...this.#open].flatMap(({ connection }) =>
      connection.holder === null || (accountId ?? connection.holder.accountId) !== connection.holder.accountId
        ? []
        : [{ connection, hash: connection.holder.tokenHash }],
    );
    if (held.length === 0) return;
    try {
      const live = new Set(await this.options.filterLive([...new Set(held.map(({ hash }) => hash))]));
      for (const { connection, hash } of held) if (!live.has(hash)) connection.close(PUSH_CLOSE.signInAgain);
    } catch (cause) {
      this.options.log.error({ cause: String(cause) }, 'session check of push connections failed, will retry');
    }
  }

  get size(): number {
    return this.#open.size;
  }

  get accounts(): number[] {
    const held = [...this.#open].flatMap(({ connection }) => connection.holder?.accountId ?? []);
    return [...new Set(held)];
  }

  /** Spread over `spreadMs`, so that clients do not reconnect all at once. */
  async closeAll(spreadMs: number): Promise<void> {
    this.#unsubscribe();
    this.#ignoreEnds();
    const open = [...this.#open];
    const pause = Math.min(MAX_PAUSE_MS, spreadMs / open.length);
    const ends = open.map(async ({ socket, connection }, place) => {
      const ended = new Promise((resolve) => socket.once('close', resolve));
      if (pause > 0) await sleep(place * pause);
      if (socket.readyState === socket.CLOSED) return;
      connection.close(GOING_AWAY);
      await ended;
    });
    await Promise.all(ends);
  }

  #hostOf(): ConnectionHost {
    const { hub, limits, redeem } = this.options;
    return {
      hub,
      limits,
      redeem,
      admit: ({ accountId }: TicketHolder) => this.#perAccount.tryAcquire(accountId, limits.connectionsPerAccount),
    };
  }

  #end(socket: WebSocket, code: number): void {
    socket.close(code);
    setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
  }

  #fail(connection: PushConnection, cause: unknown): void {
    this.options.log.error({ cause: String(cause) }, 'push message failed');
    connection.close(1011);
  }

  #forget(entry: Open): boolean {
    if (!this.#open.delete(entry)) return false;
    entry.connection.leave();
    if (entry.connection.holder !== null) this.#perAccount.release(entry.connection.holder.accountId);
    return true;
  }
}
