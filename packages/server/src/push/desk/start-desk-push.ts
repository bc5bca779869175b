import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { DESK_PUSH_PATH } from '@clutchline/contract/desk';
import { WebSocketServer } from 'ws';

import { findWatchingSession, sessionTokenOf, type DeskContext, type OverviewReader } from '../../desk';
import { startPolling } from '../../platform/concurrency/poll';
import { endSocket } from '../../platform/network/end-socket';
import { countHeader } from '../../platform/network/request-headers';
import { SECOND } from '../../platform/time/durations';
import { DeskHub } from './desk-hub';
import { startWatcherReports } from './report-watchers';
import { DESK_PUSH_LIMITS, DeskSockets } from './desk-sockets';

const TICK_MS = 250;
const SWEEP_MS = 30 * SECOND;

export interface DeskPush {
  close(): Promise<void>;
}

const refuse = (socket: Duplex, status: string): void =>
  endSocket(socket, `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

/** A page of another site may open sockets with the cookies of this one (DESK-1). */
function isOwnPage(request: IncomingMessage, origin: string): boolean {
  const { headers } = request;
  const isOne = countHeader(request, 'host') === 1 && countHeader(request, 'origin') === 1;
  return isOne && headers.origin === origin && headers.host === new URL(origin).host;
}

/** The push of the desk, on its listener (DESK-16). */
export function startDeskPush(
  server: Server,
  context: DeskContext,
  { overview, trustedHops }: { readonly overview: OverviewReader; readonly trustedHops: number },
): DeskPush {
  const hub = new DeskHub(context, overview);
  const open = new DeskSockets(context, hub, trustedHops);
  const { maxPayload } = DESK_PUSH_LIMITS;
  const handshakes = new WebSocketServer({ noServer: true, maxPayload, clientTracking: false });

  /** Null, or why not. */
  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<string | null> => {
    if (request.url !== DESK_PUSH_PATH) return '404 Not Found';
    if (!isOwnPage(request, context.site.origin)) return '403 Forbidden';
    const token = sessionTokenOf(request.headers.cookie);
    const found = token === null ? null : await findWatchingSession(context, token);
    if (found === null) return '401 Unauthorized';
    if (!open.tryReserve(found)) return '429 Too Many Requests';
    handshakes.handleUpgrade(request, socket, head, (webSocket) => open.add(webSocket, request, found));
    return null;
  };
  const upgradeOrRefuse = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    try {
      const refusal = await upgrade(request, socket, head);
      if (refusal !== null) refuse(socket, refusal);
    } catch (error) {
      context.log.error({ error: String(error) }, 'push connection of the desk failed');
      refuse(socket, '503 Service Unavailable');
    }
  };
  server.on('upgrade', (request, socket, head) => void upgradeOrRefuse(request, socket, head));

  const sessions = startPolling(() => open.checkSessions(), {
    pauseMs: DESK_PUSH_LIMITS.sessionCheckMs,
    onFailure: (error, isRepeated) => {
      if (!isRepeated) context.log.error({ error: String(error) }, 'sessions of the desk not checked, will retry');
    },
  });
  const watchers = startWatcherReports(context, () => open.watched);
  const timers = [
    setInterval(() => {
      open.tick();
      hub.sendHeartbeats(performance.now());
    }, TICK_MS),
    setInterval(() => hub.sweep(), SWEEP_MS),
    setInterval(() => open.heartbeat(), DESK_PUSH_LIMITS.heartbeatMs),
  ];
  return {
    async close() {
      timers.forEach(clearInterval);
      open.closeAll();
      await Promise.all([sessions.stop(), watchers.stop(), hub.close()]);
    },
  };
}
