import WebSocket from 'ws';

import type { FaultySocketOptions } from '../clients/faulty-socket';

export function joinServer(serverUrl: string): FaultySocketOptions['join'] {
  const url = `${serverUrl.replace('http', 'ws')}/push`;
  return (app) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.on('message', (data: Buffer) => app.send(data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', (code) => app.cut(code));
    return { send: (text) => socket.send(text), leave: () => socket.terminate() };
  };
}
