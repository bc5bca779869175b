import WebSocket from 'ws';

import type { SocketLike } from '../../packages/web/src/data/push-socket';
import { FaultyLine, type LineFaults } from '../sim/faulty-line';

export interface FaultyWireOptions {
  readonly url: string;
  readonly random: () => number;
  readonly faults: () => LineFaults;
  /** Hears every frame of the server before the line harms it. */
  readonly onFrame: (text: string) => void;
}

/** A real connection to a server with a bad line between it and the app. */
export class FaultyWire {
  readonly client: SocketLike;
  readonly #events = new EventTarget();
  readonly #socket: WebSocket;
  readonly #lines: readonly FaultyLine[];
  #isOpen = true;

  constructor({ url, random, faults, onFrame }: FaultyWireOptions) {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const down = new FaultyLine(random, faults, (data) =>
      this.#events.dispatchEvent(new MessageEvent('message', { data })),
    );
    const up = new FaultyLine(random, faults, (text) => socket.send(text));
    this.#socket = socket;
    this.#lines = [down, up];
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (!this.#isOpen) return;
      onFrame(text);
      down.send(text);
    });
    socket.on('error', () => undefined);
    socket.on('close', (code) => this.cut(code));
    this.client = {
      send: (text) => {
        if (typeof text === 'string') up.send(text);
      },
      close: () => this.cut(1000),
      addEventListener: this.#events.addEventListener.bind(this.#events),
    };
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Ends the line for both sides; what was on its way is lost. */
  cut(code: number): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    for (const line of this.#lines) line.cut();
    this.#socket.terminate();
    this.#events.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}
