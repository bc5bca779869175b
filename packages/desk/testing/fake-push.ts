import type { DeskChange, DeskServerMessage } from '@clutchline/contract/desk';

import type { OpenSocket, SocketEvents } from '../src/live/push/desk-push';

/** The push of a server in memory. */
export class FakePush {
  readonly sent: unknown[] = [];
  sockets = 0;
  isClosed = false;
  #events: SocketEvents | null = null;

  readonly openSocket: OpenSocket = (events) => {
    this.sockets += 1;
    this.isClosed = false;
    this.#events = events;
    return { send: (text) => void this.sent.push(JSON.parse(text)), close: () => this.cut(1005) };
  };

  open(): void {
    this.#events?.onOpen();
  }

  say(message: DeskServerMessage): void {
    this.#events?.onMessage(JSON.stringify(message));
  }

  /** What a topic shows, to be read again in `next_ms`. */
  show(topic: string, values: Readonly<Record<string, unknown>>, next_ms = 60_000): void {
    const read: DeskChange = { key: 'read', value: { at: 1, next_ms } };
    const changes = [...Object.entries(values).map(([key, value]): DeskChange => ({ key, value })), read];
    this.say({ type: 'snapshot', topic, epoch: 'of a test', seq: 1, changes });
  }

  cut(code: number): void {
    this.isClosed = true;
    const events = this.#events;
    this.#events = null;
    events?.onClose(code);
  }
}
