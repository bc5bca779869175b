import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';

/** What the sockets of this process were seen to do. */
export interface SocketWatch {
  /** The most bytes that one connection had unsent right after a write, since this was last set to 0. */
  mostUnsent: number;
  /** The codes with which connections were closed by this side. */
  readonly closedWith: number[];
}

const CLOSE_FRAME = 0x88;
const HEAD_BYTES = 2;

/** Watches what is written to the sockets that this process accepts from now on. */
export function watchSockets(): SocketWatch {
  const watch: SocketWatch = { mostUnsent: 0, closedWith: [] };
  subscribe('net.server.socket', (message) => {
    if (typeof message === 'object' && message !== null && 'socket' in message && message.socket instanceof Socket)
      watchSocket(message.socket, watch);
  });
  return watch;
}

function watchSocket(socket: Socket, watch: SocketWatch): void {
  let isClosing = false;
  socket.write = new Proxy(socket.write.bind(socket), {
    apply(write, self, args: unknown[]) {
      const [chunk] = args;
      // The head of a frame and what it carries are written one after the other.
      if (isClosing && Buffer.isBuffer(chunk)) watch.closedWith.push(chunk.readUInt16BE(0));
      isClosing = Buffer.isBuffer(chunk) && chunk.length === HEAD_BYTES && chunk[0] === CLOSE_FRAME;
      const done: unknown = Reflect.apply(write, self, args);
      watch.mostUnsent = Math.max(watch.mostUnsent, socket.writableLength);
      return done;
    },
  });
}
