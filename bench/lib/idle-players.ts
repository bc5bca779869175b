import { once } from 'node:events';

import { callerAddress } from '@clutchline/test-support/processes/caller-address';
import WebSocket from 'ws';

const AT_ONCE = 50;

/** Signed in, with an open page on which nothing is done. */
export class IdlePlayers {
  readonly #sockets: WebSocket[] = [];

  /** @param ticketOf of a player, from 0. */
  constructor(
    private readonly url: string,
    private readonly ticketOf: (player: number) => Promise<string>,
  ) {}

  async add(count: number): Promise<void> {
    for (let done = 0; done < count; done += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, n) => this.#connect(done + n)));
  }

  subscribe(topic: string): void {
    for (const socket of this.#sockets) socket.send(JSON.stringify({ type: 'subscribe', topic, cursor: null }));
  }

  async close(): Promise<void> {
    await Promise.all(
      this.#sockets.splice(0).map(async (socket) => {
        socket.close();
        await once(socket, 'close');
      }),
    );
  }

  async #connect(player: number): Promise<void> {
    const ticket = await this.ticketOf(player);
    const headers = { 'x-forwarded-for': callerAddress(player) };
    const socket = new WebSocket(this.url, { perMessageDeflate: false, headers });
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject).once('close', (code) => reject(new Error(`closed with ${code}`)));
      socket.once('open', () => socket.send(JSON.stringify({ type: 'auth', ticket })));
      socket.on('message', (data: Buffer) => {
        if (data.toString('latin1').startsWith('{"type":"auth-ok"')) resolve();
      });
    });
    this.#sockets.push(socket);
  }
}
