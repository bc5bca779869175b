import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { PUSH_CLOSE } from '@clutchline/contract';
import type { WebSocket } from 'ws';

import { findWatchingSessions, recordAction, type DeskContext, type FoundSession, type WatchedMatch } from '../../desk';
import { networkOf } from '../../platform/network/plain-address';
import { clientAddress } from '../../platform/network/request-headers';
import { SECOND } from '../../platform/time/durations';
import { KeyedCounter, PUSH_LIMITS, type PushLimits } from '../push-limits';
import { textOf } from '../text-of';
import { DeskConnection } from './desk-connection';
import type { DeskHub } from './desk-hub';

export const DESK_PUSH_LIMITS: PushLimits = {
  ...PUSH_LIMITS,
  maxPayload: 4 * 1024,
  topicsPerConnection: 50,
  connectionsPerAccount: 10,
  messages: { burst: 100, perSecond: 20 },
  hardBuffer: 4 * 1024 * 1024,
};

const GOING_AWAY = 1001;
const FAILED = 1011;

interface Open {
  readonly socket: WebSocket;
  readonly connection: DeskConnection;
  isAlive: boolean;
}

function targetOf(socket: WebSocket) {
  return {
    get bufferedAmount() {
      return socket.bufferedAmount;
    },
    send: (text: string) => socket.send(text),
    close: (code: number) => {
      socket.close(code);
      void sleep(SECOND, undefined, { ref: false }).then(() => socket.terminate());
    },
  };
}

/** Sockets of operators. */
export class DeskSockets {
  readonly #open = new Set<Open>();
  readonly #perOperator = new KeyedCounter<number>();

  constructor(
    private readonly context: DeskContext,
    private readonly hub: DeskHub,
    private readonly trustedHops: number,
  ) {}

  /** False: the operator has too many. */
  tryReserve({ operator }: FoundSession): boolean {
    return this.#perOperator.tryAcquire(operator.operatorId, DESK_PUSH_LIMITS.connectionsPerAccount);
  }

  /** After a reservation. */
  add(socket: WebSocket, request: IncomingMessage, found: FoundSession): void {
    const network = networkOf(clientAddress(request, this.trustedHops));
    const { stores, wallClock, log } = this.context;
    const onForbidden = async (session: FoundSession, topic: string): Promise<void> => {
      const about = { caller: session, network };
      await recordAction(stores, this.context, about, { action: 'watch', subject: topic, result: 'forbidden' });
    };
    const host = { hub: this.hub, limits: DESK_PUSH_LIMITS, onForbidden };
    const connection = new DeskConnection(targetOf(socket), host, found);
    const entry: Open = { socket, connection, isAlive: true };
    this.#open.add(entry);
    socket.on('message', (data, isBinary) => {
      void connection.receive(isBinary ? '' : textOf(data)).catch((error: unknown) => {
        log.error({ error: String(error) }, 'push message of the desk failed');
        connection.close(FAILED);
      });
    });
    socket.on('pong', () => (entry.isAlive = true));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      if (!this.#open.delete(entry)) return;
      connection.leave();
      this.#perOperator.release(found.operator.operatorId);
    });
    connection.send({ type: 'hello', server_time: wallClock.now(), heartbeat_ms: DESK_PUSH_LIMITS.heartbeatMs });
  }

  tick(): void {
    const now = performance.now();
    for (const { connection } of this.#open) {
      connection.sendBuffer.catchUp(now);
      if (connection.sendBuffer.isTooSlow(now)) connection.close(PUSH_CLOSE.tooSlow);
    }
  }

  heartbeat(): void {
    const server_time = this.context.wallClock.now();
    for (const entry of this.#open) {
      if (entry.isAlive) entry.connection.send({ type: 'heartbeat', server_time });
      else entry.socket.terminate();
      entry.isAlive = false;
      entry.socket.ping();
    }
  }

  /** Ends those whose session has ended, and topics whose right is lost (DESK-4, DESK-5). */
  async checkSessions(): Promise<void> {
    if (this.#open.size === 0) return;
    const ids = [...this.#open].map(({ connection }) => connection.sessionId);
    const found = await findWatchingSessions(this.context, ids);
    const byId = new Map(found.map((each) => [each.session.sessionId, each]));
    for (const { connection } of this.#open)
      if (ids.includes(connection.sessionId)) connection.recheck(byId.get(connection.sessionId) ?? null);
  }

  /** Each operator of a sheet once. */
  get watched(): WatchedMatch[] {
    const all = [...this.#open].flatMap(({ connection }) => connection.watched);
    return [...new Map(all.map((each) => [`${each.gameId} ${each.operatorId}`, each])).values()];
  }

  closeAll(): void {
    for (const { connection } of this.#open) connection.close(GOING_AWAY);
  }
}
