import type { Duplex } from 'node:stream';

/** For a refused client to read the answer: Node has no timeout for the connection any more. */
const LINGER_MS = 2_000;

export function endSocket(socket: Duplex, answer: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(answer);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
