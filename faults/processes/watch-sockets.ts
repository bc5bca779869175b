import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';

export interface SocketWatch {
  mostUnsent: number;
  readonly closedWith: number[];
}

const CLOSE_FRAME = 0x88;
const HEAD_BYTES = 2;

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
      // Frame header and payload are separate writes.
      if (isClosing && Buffer.isBuffer(chunk)) watch.closedWith.push(chunk.readUInt16BE(0));
      isClosing = Buffer.isBuffer(chunk) && chunk.length === HEAD_BYTES && chunk[0] === CLOSE_FRAME;
      const done: unknown = Reflect.apply(write, self, args);
      watch.mostUnsent = Math.max(watch.mostUnsent, socket.writableLength);
      return done;
    },
  });
}
