import type { Server } from 'node:http';
import { createServer } from 'node:net';

import { PlainError } from '../errors';

interface Address {
  readonly host: string;
  readonly port: number;
}

/** For bursts: 511 lost connections. */
const BACKLOG = 4_096;
/** Of one address. */
const SOCKETS = 16;
/** Other systems do not spread connections over the sockets of an address. */
const IS_SPREAD = process.platform === 'linux';
const OPTIONS = { backlog: BACKLOG, reusePort: IS_SPREAD };

function explain(cause: unknown, host: string, port: number): Error {
  const code = cause instanceof Error && 'code' in cause ? cause.code : '';
  if (code === 'EADDRINUSE')
    return new PlainError(
      `Port ${port} on ${host} is in use: stop the process that uses it or choose another with --port.`,
      {
        cause,
      },
    );
  if (code === 'EACCES')
    return new PlainError(`No permission to open port ${port}: choose another with --port.`, { cause });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new PlainError(`${host} is not an address of this machine: choose another with --host.`, { cause });
  return cause instanceof Error ? cause : new Error(String(cause));
}

/** Before slow start steps. */
export function checkAddress(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (cause) => reject(explain(cause, host, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

interface HttpApp {
  readonly server: Server;
  listen(options: Address & typeof OPTIONS): Promise<string>;
}

interface Listening {
  readonly url: string;
  /** Connections stay open. */
  readonly stopAccepting: () => Promise<void>;
}

/**
 * Listens with 16 sockets. In one iteration the event loop accepts one connection of each (libuv since 1.45), so with one
 * socket the last of 500 new connections waits for 500 iterations (R27).
 */
export async function listen(app: HttpApp, { host, port }: Address): Promise<Listening> {
  // A port of another process would be shared with it.
  await checkAddress(host, port);
  const url = await app.listen({ host, port, ...OPTIONS });
  const bound = app.server.address();
  const others: ReturnType<typeof createServer>[] = [];
  const stopAccepting = (): Promise<void> => {
    for (const other of others) other.close();
    return Promise.resolve();
  };
  if (!IS_SPREAD || bound === null || typeof bound === 'string') return { url, stopAccepting };
  for (let count = 1; count < SOCKETS; count += 1) {
    // As Node's HTTP server does.
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      app.server.emit('connection', socket),
    );
    others.push(other);
    await new Promise<void>((resolve, reject) => {
      other.once('error', reject).listen({ host: bound.address, port: bound.port, ...OPTIONS }, resolve);
    });
  }
  return { url, stopAccepting };
}
