import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { WebSocketServer } from 'ws';

import { clientKeyOf } from '../platform/network/client-address';
import { countHeader } from '../platform/network/count-header';
import { isAllowedOrigin } from '../platform/network/origin-policy';
import { isOwnHost } from '../platform/network/own-hosts';
import { Counter } from './counter';
import { TICK_MS } from './hub';
import type { PushRefusal } from './push-counts';
import type { PushLimits } from './push-limits';
import type { PushOptions } from './push-options';
import { PushSessions } from './push-sessions';
import { SentBytes } from './sent-bytes';

const PUSH_PATH = '/push';
/** In ms. */
const BEAT_MS = 250;
const SWEEP_MS = 30_000;

/** Time for a refused client to read the answer, in ms. */
const LINGER_MS = 2_000;

const STATUS: Readonly<Record<PushRefusal, string>> = {
  stopping: '503 Service Unavailable',
  path: '404 Not Found',
  host: '421 Misdirected Request',
  origin: '403 Forbidden',
  address: '429 Too Many Requests',
};

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  // No Node timeout applies to the connection any more.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

const hasOwnHost = (request: IncomingMessage, ownHosts: readonly string[]): boolean =>
  countHeader(request, 'host') < 2 && isOwnHost(request.headers.host, ownHosts);

function socketOptions({ maxPayload }: PushLimits) {
  return { noServer: true, maxPayload, maxFragments: 256, perMessageDeflate: false, clientTracking: false };
}

export interface PushServer {
  readonly connections: number;
  readonly sentBytes: number;
  /** Closes connections spread over up to `spreadMs` of wall-clock time. */
  close(spreadMs?: number): Promise<void>;
}

/** Serves the upgrade requests of `server` (PUSH-5). */
export function startPush(server: Server, options: PushOptions): PushServer {
  const { hub, limits } = options;
  const perAddress = new Counter<string>();
  const sessions = new PushSessions(options);
  const sockets = new WebSocketServer(socketOptions(limits));
  const sent = new SentBytes();
  let isClosing = false;

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const address = clientKeyOf(request, options.trustedHops);
    const refuseFor = (reason: PushRefusal): void => {
      hub.counts.refused.inc({ reason });
      options.log.info({ reason }, 'push connection refused');
      refuse(socket, STATUS[reason]);
    };
    if (isClosing) refuseFor('stopping');
    else if (request.url !== PUSH_PATH) refuseFor('path');
    else if (!hasOwnHost(request, options.ownHosts)) refuseFor('host');
    else if (!isAllowedOrigin(request.headers.origin, request.headers.host, options.allowOrigins)) refuseFor('origin');
    else if (!perAddress.take(address, limits.connectionsPerAddress)) refuseFor('address');
    else {
      socket.once('close', () => perAddress.give(address));
      sent.follow(socket);
      sockets.handleUpgrade(request, socket, head, (webSocket) => sessions.open(webSocket));
    }
  };

  server.on('upgrade', onUpgrade);
  const timers = [
    setInterval(() => {
      hub.tick();
      sessions.tick();
    }, TICK_MS),
    setInterval(() => hub.beat(performance.now()), BEAT_MS),
    setInterval(() => hub.sweep(performance.now()), SWEEP_MS),
    setInterval(() => sessions.heartbeat(), limits.heartbeatMs),
    setInterval(() => void sessions.checkHolders(), limits.sessionCheckMs),
  ];
  return {
    get connections() {
      return sessions.size;
    },
    get sentBytes() {
      return sent.total;
    },
    async close(spreadMs = 0) {
      isClosing = true;
      hub.tick();
      await sessions.closeAll(spreadMs);
      timers.forEach(clearInterval);
    },
  };
}
