import { once } from 'node:events';

import { serverMessageSchema, type ClientMessage, type ServerMessage } from '@clutchline/contract';
import WebSocket from 'ws';
import * as z from 'zod/mini';

type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** Validates every message. */
export class PushClient {
  readonly received: ServerMessage[] = [];
  #read = 0;
  readonly closed: Promise<number>;

  constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      const message: unknown = JSON.parse(data.toString());
      this.received.push(z.parse(serverMessageSchema, message));
    });
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => socket.once('close', (code: number) => resolve(code)));
  }

  static async connect(url: string, headers: Record<string, string> = {}): Promise<PushClient> {
    const client = new PushClient(new WebSocket(`${url.replace('http', 'ws')}/push`, { headers }));
    await once(client.socket, 'open');
    await client.next('hello');
    return client;
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  async next<Type extends ServerMessage['type']>(type: Type, withinMs = 3_000): Promise<MessageOf<Type>> {
    const until = performance.now() + withinMs;
    const isWanted = (message: ServerMessage): message is MessageOf<Type> =>
      message.type === type && !(message.type === 'delta' && message.changes.length === 0);
    while (performance.now() < until) {
      while (this.#read < this.received.length) {
        const message = this.received[this.#read];
        this.#read += 1;
        if (message !== undefined && isWanted(message)) return message;
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`no "${type}" was received; the last message was ${JSON.stringify(this.received.at(-1))}`);
  }

  close(): void {
    this.socket.terminate();
  }
}
