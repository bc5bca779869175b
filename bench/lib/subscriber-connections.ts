import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

import WebSocket from 'ws';

export interface SubscriberConnection {
  close(): Promise<void>;
}

export interface ConnectionPlan {
  readonly url: string;
  readonly topics: readonly string[];
  readonly localAddress: string;
  readonly receive: (message: string) => void;
}

export type ConnectSubscriber = (plan: ConnectionPlan) => Promise<SubscriberConnection>;

const closingOf = (socket: WebSocket): SubscriberConnection => ({
  async close() {
    socket.close();
    await once(socket, 'close');
  },
});

export const connectByWebSocket: ConnectSubscriber = async ({ url, topics, localAddress, receive }) => {
  const socket = new WebSocket(url, { perMessageDeflate: false, localAddress });
  socket.on('message', (data: Buffer) => receive(data.toString('latin1')));
  await once(socket, 'open');
  for (const topic of topics) socket.send(JSON.stringify({ type: 'subscribe', topic, cursor: null }));
  return closingOf(socket);
};

const urlOn = (url: string, protocol: string, target: string): string => `${protocol}://${new URL(url).host}${target}`;

/** Protocol 5 over WebSocket alone; only the processor time of the server is measured. */
export const connectBySocketIo: ConnectSubscriber = async ({ url, localAddress, receive }) => {
  const target = '/socket.io/?EIO=4&transport=websocket';
  const socket = new WebSocket(urlOn(url, 'ws', target), { perMessageDeflate: false, localAddress });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      const message = data.toString('latin1');
      if (message.startsWith('42')) receive(message);
      else if (message.startsWith('40')) resolve();
      else if (message.startsWith('0')) socket.send('40');
      else if (message === '2') socket.send('3');
    });
  });
  return closingOf(socket);
};

export const connectByServerSentEvents: ConnectSubscriber = ({ url, localAddress, receive }) =>
  new Promise((resolve, reject) => {
    const request = get(urlOn(url, 'http', '/events'), { agent: false, localAddress }, (response: IncomingMessage) => {
      let rest = '';
      response.setEncoding('latin1').on('data', (chunk: string) => {
        const events = (rest + chunk).split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) receive(event);
      });
      resolve({
        async close() {
          response.destroy();
          await once(response, 'close');
        },
      });
    });
    request.once('error', reject);
  });
