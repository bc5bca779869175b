import { once } from 'node:events';

import WebSocket from 'ws';

const AT_ONCE = 100;

export interface Subscription {
  readonly topics: readonly string[];
  /** Begin of a change in a message. */
  readonly mark: string;
  /** Its publishing time, µs. */
  readonly time: RegExp;
}

export const LIST_SUBSCRIPTION: Subscription = { topics: ['list'], mark: '"type":"odds"', time: /"version":(\d+)/ };

export class Subscribers {
  readonly frames: number[] = [];
  changes = 0;
  /** Of the oldest change per frame. */
  readonly ages: number[] = [];
  readonly #sockets: WebSocket[] = [];

  constructor(
    private readonly url: string,
    private readonly subscription = LIST_SUBSCRIPTION,
  ) {}

  /** In batches that a server accepts without delay. */
  async add(count: number): Promise<void> {
    for (let done = 0; done < count; done += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - done) }, () => this.#open()));
  }

  reset(): void {
    this.changes = 0;
    this.ages.length = 0;
    this.frames.fill(0);
  }

  async remove(count: number): Promise<void> {
    const leaving = this.#sockets.splice(this.#sockets.length - count, count);
    this.frames.length = this.#sockets.length;
    await Promise.all(
      leaving.map(async (socket) => {
        socket.close();
        await once(socket, 'close');
      }),
    );
  }

  close(): Promise<void> {
    return this.remove(this.#sockets.length);
  }

  async #open(): Promise<void> {
    const place = this.#sockets.length;
    const socket = new WebSocket(this.url, { perMessageDeflate: false });
    this.#sockets.push(socket);
    this.frames[place] = 0;
    socket.on('message', (data: Buffer) => this.#receive(place, data));
    await once(socket, 'open');
    for (const topic of this.subscription.topics)
      socket.send(JSON.stringify({ type: 'subscribe', topic, cursor: null }));
  }

  #receive(place: number, data: Buffer): void {
    // Greetings and heartbeats are shorter.
    if (data.length < 120) return;
    const text = data.toString('latin1');
    if (text.startsWith('{"type":"snapshot"')) return;
    const oldest = this.subscription.time.exec(text);
    if (oldest === null) return;
    this.frames[place] = (this.frames[place] ?? 0) + 1;
    this.ages.push(Number(process.hrtime.bigint() / 1_000n) / 1_000 - Number(oldest[1]) / 1_000);
    if (place === 0) this.changes += text.split(this.subscription.mark).length - 1;
  }
}
