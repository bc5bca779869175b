import type { Duplex } from 'node:stream';
import { Socket } from 'node:net';

/** Includes handshakes. */
export class SentBytes {
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
