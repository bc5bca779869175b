import WebSocket from 'ws';

import type { SocketLike } from '../../packages/web/src/data/push-socket';

export interface OpenConnection {
  readonly client: SocketLike;
  readonly socket: WebSocket;
}

export type Pass = (text: string, hand: (text: string) => void) => void;

const AS_IT_IS: Pass = (text, hand) => hand(text);

export function openConnection(url: string, address: string, pass: Pass = AS_IT_IS): OpenConnection {
  const socket = new WebSocket(`${url.replace('http', 'ws').replace(/\/$/, '')}/push`, {
    perMessageDeflate: false,
    headers: { 'x-forwarded-for': address },
  });
  const events = new EventTarget();
  const hand = (data: string): void => void events.dispatchEvent(new MessageEvent('message', { data }));
  socket.on('message', (data: Buffer) => pass(data.toString(), hand));
  socket.on('close', (code: number) => events.dispatchEvent(Object.assign(new Event('close'), { code })));
  socket.on('error', () => undefined);
  const client: SocketLike = {
    send: (text) => {
      if (typeof text === 'string' && socket.readyState === socket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
    addEventListener: events.addEventListener.bind(events),
  };
  return { client, socket };
}
