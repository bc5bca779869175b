import { PushConnection, type ConnectionHost } from '../../packages/server/src/push/push-connection';
import type { SocketLike } from '../../packages/web/src/data/push-socket';
import { FaultyLine, type LineFaults } from './faulty-line';

export interface FaultySocketOptions {
  readonly host: ConnectionHost;
  readonly random: () => number;
  readonly faults: () => LineFaults;
}

/** A socket of the app and the server's connection behind it, with a bad line between them. */
export class FaultySocket {
  readonly connection: PushConnection;
  readonly client: SocketLike;
  readonly #events = new EventTarget();
  readonly #lines: readonly FaultyLine[];
  #isOpen = true;

  constructor({ host, random, faults }: FaultySocketOptions) {
    const down = new FaultyLine(random, faults, (data) =>
      this.#events.dispatchEvent(new MessageEvent('message', { data })),
    );
    const up = new FaultyLine(random, faults, (text) => void this.connection.receive(text));
    this.#lines = [down, up];
    this.connection = new PushConnection(
      { bufferedAmount: 0, send: (text) => down.send(text), close: (code) => this.cut(code) },
      host,
    );
    this.client = {
      send: (text) => {
        if (typeof text === 'string') up.send(text);
      },
      close: () => this.cut(1000),
      addEventListener: this.#events.addEventListener.bind(this.#events),
    };
    this.connection.say({ type: 'hello', server_time: Date.now(), heartbeat_ms: HEARTBEAT_MS });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Ends the line for both sides; what was on its way is lost. */
  cut(code: number): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    for (const line of this.#lines) line.cut();
    this.connection.leave();
    this.#events.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

export const HEARTBEAT_MS = 2_000;
