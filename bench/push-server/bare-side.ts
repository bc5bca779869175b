import type { Server } from 'node:http';

import { WebSocketServer } from 'ws';

import { priceOf } from './frame-of';
import type { PushSide } from './push-side';

/** One serialized frame per update to every plain `ws` socket. */
export function bareSide(server: Server): PushSide {
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  let seq = 0;
  return {
    publish(point, at) {
      const prev = seq;
      seq += 1;
      const changes = [priceOf(point, at)];
      const text = JSON.stringify({ type: 'delta', topic: 'list', epoch: 'bare-epoch', prev, seq, changes });
      for (const socket of sockets.clients) socket.send(text);
    },
  };
}
