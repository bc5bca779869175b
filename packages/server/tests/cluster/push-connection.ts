import WebSocket from 'ws';

import type { SocketLike } from '../../../web/src/data/push-socket';

/** The app's client, from its own local address. */
export function openPushConnection(url: string, localAddress: string): SocketLike {
  const events = new EventTarget();
  const socket = new WebSocket(`${url.replace('http', 'ws')}/push`, { localAddress, perMessageDeflate: false });
  socket.on('error', () => undefined);
  socket.on('message', (bytes: Buffer) =>
    events.dispatchEvent(new MessageEvent('message', { data: bytes.toString() })),
  );
  socket.on('close', (code: number) => events.dispatchEvent(Object.assign(new Event('close'), { code })));
  return {
    send: (text) => {
      if (typeof text === 'string' && socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.terminate(),
    addEventListener: events.addEventListener.bind(events),
  };
}
