import type { Server } from 'node:http';

import { LIST_TOPIC, type Change, type Topic } from '@clutchline/contract';
import { WebSocketServer } from 'ws';

import { priceOf } from './frame-of';
import type { PushSide } from './push-side';

/** One serialized frame per update to every plain `ws` socket. */
export function bareSide(
  server: Server,
  topicOf: (n: number) => Topic,
  changeOf: (n: number, at: number) => Change,
): PushSide {
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  let seq = 0;
  return {
    publish(point, at) {
      const prev = seq;
      seq += 1;
      const changes = [changeOf(point, at)];
      const text = JSON.stringify({ type: 'delta', topic: topicOf(point), epoch: 'bare-epoch', prev, seq, changes });
      for (const socket of sockets.clients) socket.send(text);
    },
  };
}

export const barePrices = (server: Server): PushSide => bareSide(server, () => LIST_TOPIC, priceOf);
