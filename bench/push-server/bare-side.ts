import type { Server, ServerResponse } from 'node:http';

import { LIST_TOPIC, type Change, type Topic } from '@clutchline/contract';
import { Server as SocketIoServer } from 'socket.io';
import { WebSocketServer } from 'ws';

import { priceOf } from './frame-of';
import type { PushSide } from './push-side';

/** One message per update, as the product sends it without a tick. */
function numberedMessages(topicOf: (n: number) => Topic, changeOf: (n: number, at: number) => Change) {
  let seq = 0;
  return (point: number, at: number): object => {
    const prev = seq;
    seq += 1;
    return { type: 'delta', topic: topicOf(point), epoch: 'bare-epoch', prev, seq, changes: [changeOf(point, at)] };
  };
}

/** One serialized frame per update to every plain `ws` socket. */
export function bareSide(
  server: Server,
  topicOf: (n: number) => Topic,
  changeOf: (n: number, at: number) => Change,
): PushSide {
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  const messageOf = numberedMessages(topicOf, changeOf);
  return {
    publish(point, at) {
      const text = JSON.stringify(messageOf(point, at));
      for (const socket of sockets.clients) socket.send(text);
    },
  };
}

export const barePrices = (server: Server): PushSide => bareSide(server, () => LIST_TOPIC, priceOf);

/** `emit` to a room, which serializes once for all of it. */
export function socketIoPrices(server: Server): PushSide {
  const io = new SocketIoServer(server, { transports: ['websocket'], serveClient: false });
  io.on('connection', (socket) => void socket.join(LIST_TOPIC));
  const messageOf = numberedMessages(() => LIST_TOPIC, priceOf);
  return { publish: (point, at) => void io.to(LIST_TOPIC).emit('delta', messageOf(point, at)) };
}

/** One event, serialized once, to every open response. */
export function serverSentPrices(server: Server): PushSide {
  const responses = new Set<ServerResponse>();
  server.on('request', (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
    responses.add(response);
    response.once('close', () => responses.delete(response));
  });
  const messageOf = numberedMessages(() => LIST_TOPIC, priceOf);
  return {
    publish(point, at) {
      const event = `data: ${JSON.stringify(messageOf(point, at))}\n\n`;
      for (const response of responses) response.write(event);
    },
  };
}
