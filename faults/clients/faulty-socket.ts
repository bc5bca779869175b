import type { SocketLike } from '../../packages/web/src/data/push-socket';
import { FaultyLine, type LineFaults } from './faulty-line';

/** How the server speaks to an app: texts, and the end with a close code. */
export interface AppEnd {
  send(text: string): void;
  cut(code: number): void;
}

/** How an app speaks to the server: texts, and that the line is gone. */
export interface ServerEnd {
  send(text: string): void;
  leave(): void;
}

export interface FaultySocketOptions {
  /** Connects to a server. */
  readonly join: (app: AppEnd) => ServerEnd;
  readonly random: () => number;
  readonly faults: () => LineFaults;
  /** Hears every text of the server before the line harms it. */
  readonly onText: (text: string) => void;
}

/** A socket of the app with a bad line between it and a server. */
export class FaultySocket {
  readonly client: SocketLike;
  readonly #events = new EventTarget();
  readonly #server: ServerEnd;
  readonly #lines: readonly FaultyLine[];
  #isOpen = true;

  constructor({ join, random, faults, onText }: FaultySocketOptions) {
    const down = new FaultyLine(random, faults, (data) =>
      this.#events.dispatchEvent(new MessageEvent('message', { data })),
    );
    const up = new FaultyLine(random, faults, (text) => this.#server.send(text));
    this.#lines = [down, up];
    this.client = {
      send: (text) => {
        if (typeof text === 'string') up.send(text);
      },
      close: () => this.cut(1000),
      addEventListener: this.#events.addEventListener.bind(this.#events),
    };
    this.#server = join({
      send: (text) => {
        if (!this.#isOpen) return;
        onText(text);
        down.send(text);
      },
      cut: (code) => this.cut(code),
    });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Ends the line for both sides; what was on its way is lost. */
  cut(code: number): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    for (const line of this.#lines) line.cut();
    this.#server.leave();
    this.#events.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}
