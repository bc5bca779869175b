import { once } from 'node:events';

import { DESK_PUSH_PATH, deskServerMessage, type DeskServerMessage } from '@clutchline/contract/desk';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';

import { textOf } from '../../src/push/text-of';
import type { TestDesk, TestOperator } from './open-test-desk';

/** As the page of the desk watches: what it shows of each topic. */
export class DeskWatcher {
  readonly messages: DeskServerMessage[] = [];
  readonly #tables = new Map<string, Map<string, unknown>>();
  readonly #waiting = new Set<() => void>();
  closedWith: number | null = null;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const message = z.parse(deskServerMessage, JSON.parse(textOf(data)));
      this.messages.push(message);
      if (message.type === 'snapshot') this.#tables.set(message.topic, new Map());
      if (message.type === 'snapshot' || message.type === 'delta')
        for (const { key, value } of message.changes)
          if (value === null) this.table(message.topic).delete(key);
          else this.table(message.topic).set(key, value);
      this.#wake();
    });
    socket.on('close', (code) => {
      this.closedWith = code;
      this.#wake();
    });
  }

  /** Rejects with the status of a refusal. */
  static async open(desk: Pick<TestDesk, 'url'>, headers: Readonly<Record<string, string>>): Promise<DeskWatcher> {
    const socket = new WebSocket(desk.url.replace('http', 'ws') + DESK_PUSH_PATH, { headers: { ...headers } });
    const watcher = new DeskWatcher(socket);
    await once(socket, 'open');
    return watcher;
  }

  static of(desk: Pick<TestDesk, 'url'>, { client }: Pick<TestOperator, 'client'>): Promise<DeskWatcher> {
    return DeskWatcher.open(desk, { origin: desk.url, cookie: client.cookie });
  }

  table(topic: string): Map<string, unknown> {
    const known = this.#tables.get(topic) ?? new Map<string, unknown>();
    this.#tables.set(topic, known);
    return known;
  }

  subscribe(topic: string, cursor: { readonly epoch: string; readonly seq: number } | null = null): void {
    this.socket.send(JSON.stringify({ type: 'subscribe', topic, cursor }));
  }

  /** Until it holds, after each message and at the end of the connection. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.closedWith !== null) throw new Error(`closed with ${this.closedWith}`);
      await this.#next();
    }
  }

  async ended(): Promise<number> {
    while (this.closedWith === null) await this.#next();
    return this.closedWith;
  }

  close(): void {
    this.socket.close();
  }

  #next(): Promise<void> {
    return new Promise((resolve) => this.#waiting.add(resolve));
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}
