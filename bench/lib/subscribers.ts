import { connectByWebSocket, type ConnectSubscriber, type SubscriberConnection } from './subscriber-connections';

const AT_ONCE = 100;
/** Fewer than the local ports of one address. */
const PER_ADDRESS = 8_000;

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
  readonly #connections: Promise<SubscriberConnection>[] = [];

  constructor(
    private readonly url: string,
    private readonly subscription = LIST_SUBSCRIPTION,
    private readonly connect: ConnectSubscriber = connectByWebSocket,
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
    const leaving = this.#connections.splice(this.#connections.length - count, count);
    this.frames.length = this.#connections.length;
    await Promise.all(leaving.map(async (connection) => await (await connection).close()));
  }

  close(): Promise<void> {
    return this.remove(this.#connections.length);
  }

  async #open(): Promise<void> {
    const place = this.#connections.length;
    const connection = this.connect({
      url: this.url,
      topics: this.subscription.topics,
      localAddress: `127.0.0.${1 + Math.floor(place / PER_ADDRESS)}`,
      receive: (message) => this.#receive(place, message),
    });
    this.#connections.push(connection);
    this.frames[place] = 0;
    await connection;
  }

  #receive(place: number, message: string): void {
    // Greetings and heartbeats are shorter.
    if (message.length < 120) return;
    if (message.startsWith('{"type":"snapshot"')) return;
    const oldest = this.subscription.time.exec(message);
    if (oldest === null) return;
    this.frames[place] = (this.frames[place] ?? 0) + 1;
    this.ages.push(Number(process.hrtime.bigint() / 1_000n) / 1_000 - Number(oldest[1]) / 1_000);
    if (place === 0) this.changes += message.split(this.subscription.mark).length - 1;
  }
}
