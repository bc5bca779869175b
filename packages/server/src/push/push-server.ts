import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Socket } from 'node:net';

import { WebSocketServer } from 'ws';

import { endSocket } from '../platform/network/end-socket';
import { clientKeyOf, countHeader, isAllowedOrigin, isOwnHost } from '../platform/network/request-headers';
import { KeyedCounter, type PushLimits } from './push-limits';
import { TICK_MS } from './hub';
import type { PushRefusal } from './push-counts';
import { type PushOptions, PushSessions } from './push-sessions';

/** With handshakes. */
class SentBytes {
  readonly #open = new Set<Socket>();
  #ofEnded = 0;

  follow(socket: Duplex): void {
    if (!(socket instanceof Socket)) return;
    this.#open.add(socket);
    socket.once('close', () => {
      if (this.#open.delete(socket)) this.#ofEnded += socket.bytesWritten;
    });
  }

  get total(): number {
    return [...this.#open].reduce((sum, socket) => sum + socket.bytesWritten, this.#ofEnded);
  }
}

const PUSH_PATH = '/push';
const HEARTBEAT_CHECK_MS = 250;
const SWEEP_MS = 30_000;

const STATUS: Readonly<Record<PushRefusal, string>> = {
  stopping: '503 Service Unavailable',
  path: '404 Not Found',
  host: '421 Misdirected Request',
  origin: '403 Forbidden',
  address: '429 Too Many Requests',
};

const refuse = (socket: Duplex, status: string): void =>
  endSocket(socket, `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

const hasOwnHost = (request: IncomingMessage, ownHosts: readonly string[]): boolean =>
  countHeader(request, 'host') < 2 && isOwnHost(request.headers.host, ownHosts);

function socketOptions({ maxPayload }: PushLimits) {
  return { noServer: true, maxPayload, maxFragments: 256, perMessageDeflate: false, clientTracking: false };
}

export interface PushServer {
  readonly connections: number;
  readonly sentBytes: number;
  /** Accounts with a connection. */
  readonly accounts: number[];
  /** Wall clock. */
  close(spreadMs?: number): Promise<void>;
}

/** PUSH-5. */
export function startPush(server: Server, options: PushOptions): PushServer {
  const { hub, limits } = options;
  const perAddress = new KeyedCounter<string>();
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
    else if (!perAddress.tryAcquire(address, limits.connectionsPerAddress)) refuseFor('address');
    else {
      socket.once('close', () => perAddress.release(address));
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
    setInterval(() => hub.sendHeartbeats(performance.now()), HEARTBEAT_CHECK_MS),
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
    get accounts() {
      return sessions.accounts;
    },
    async close(spreadMs = 0) {
      isClosing = true;
      hub.tick();
      await sessions.closeAll(spreadMs);
      timers.forEach(clearInterval);
    },
  };
}
