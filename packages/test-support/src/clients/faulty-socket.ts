import type { SocketLike } from '../../../web/src/data/push-socket';
import { FaultyConnection, type ConnectionFaults } from './faulty-connection';

export interface AppEnd {
  send(text: string): void;
  cut(code: number): void;
}

export interface ServerEnd {
  send(text: string): void;
  leave(): void;
}

export interface FaultySocketOptions {
  readonly join: (app: AppEnd) => ServerEnd;
  readonly random: () => number;
  readonly faults: () => ConnectionFaults;
  readonly onText: (text: string) => void;
}

export class FaultySocket {
  readonly client: SocketLike;
  readonly #events = new EventTarget();
  readonly #server: ServerEnd;
  readonly #directions: readonly FaultyConnection[];
  #isOpen = true;

  constructor({ join, random, faults, onText }: FaultySocketOptions) {
    const down = new FaultyConnection(random, faults, (data) =>
      this.#events.dispatchEvent(new MessageEvent('message', { data })),
    );
    const up = new FaultyConnection(random, faults, (text) => this.#server.send(text));
    this.#directions = [down, up];
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

  cut(code: number): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    for (const direction of this.#directions) direction.cut();
    this.#server.leave();
    this.#events.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}
