import { PUSH_CLOSE } from '@clutchline/contract';
import { deskServerMessage, type DeskClientMessage, type DeskServerMessage } from '@clutchline/contract/desk';
import * as z from 'zod/mini';

import { TopicTable, type TopicView } from './topic-table';

export interface PushSocket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  readonly onOpen: () => void;
  readonly onMessage: (data: unknown) => void;
  readonly onClose: (code: number) => void;
}

/** Of a browser, or of a test. */
export type OpenSocket = (events: SocketEvents) => PushSocket;

export interface PushNeeds {
  readonly openSocket: OpenSocket;
  readonly monotonic: () => number;
  /** The server has ended the session. */
  readonly onSignedOut: () => void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
const CHECK_MS = 500;

interface Watched {
  readonly table: TopicTable;
  readonly listeners: Set<() => void>;
}

function readMessage(data: unknown): DeskServerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    return z.safeParse(deskServerMessage, JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}

/** Connected while something is watched; resumes each topic at its last number (PUSH-5). */
export class DeskPush {
  readonly #watched = new Map<string, Watched>();
  #socket: PushSocket | null = null;
  #isOpen = false;
  #pauseMs = FIRST_PAUSE_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #check: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly needs: PushNeeds) {}

  viewOf(topic: string): TopicView | null {
    return this.#watched.get(topic)?.table.view ?? null;
  }

  /** @returns the function that ends it. */
  watch(topic: string, listener: () => void): () => void {
    const known = this.#watched.get(topic);
    const watched = known ?? { table: new TopicTable(this.needs.monotonic), listeners: new Set() };
    watched.listeners.add(listener);
    if (known === undefined) {
      this.#watched.set(topic, watched);
      this.#check ??= setInterval(() => this.#checkAges(), CHECK_MS);
      if (this.#isOpen) this.#subscribe(topic, watched);
      else this.#connect();
    }
    return () => {
      watched.listeners.delete(listener);
      if (watched.listeners.size === 0) this.#forget(topic, watched);
    };
  }

  #forget(topic: string, watched: Watched): void {
    if (this.#watched.get(topic) !== watched) return;
    this.#watched.delete(topic);
    if (this.#isOpen) this.#send({ type: 'unsubscribe', topic });
    if (this.#watched.size > 0) return;
    clearInterval(this.#check);
    this.#check = undefined;
    clearTimeout(this.#retry);
    // What is watched before it has closed waits for the next connection.
    this.#isOpen = false;
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#socket !== null) return;
    clearTimeout(this.#retry);
    this.#socket = this.needs.openSocket({
      onOpen: () => {
        this.#isOpen = true;
        this.#pauseMs = FIRST_PAUSE_MS;
        for (const [topic, watched] of this.#watched) this.#subscribe(topic, watched);
      },
      onMessage: (data) => this.#receive(readMessage(data)),
      onClose: (code) => this.#lose(code),
    });
  }

  #lose(code: number): void {
    this.#socket = null;
    this.#isOpen = false;
    if (code === PUSH_CLOSE.signInAgain) this.needs.onSignedOut();
    if (this.#watched.size === 0) return;
    this.#retry = setTimeout(() => this.#connect(), this.#pauseMs);
    this.#pauseMs = Math.min(LONGEST_PAUSE_MS, 2 * this.#pauseMs);
  }

  #receive(message: DeskServerMessage | null): void {
    if (message === null || !('topic' in message) || message.topic === null) return;
    const watched = this.#watched.get(message.topic);
    if (watched === undefined) return;
    const { table, listeners } = watched;
    if (message.type === 'snapshot') table.snapshot(message, message.changes);
    else if (message.type === 'delta') {
      if (!table.delta(message, message.prev, message.changes))
        this.#send({ type: 'subscribe', topic: message.topic, cursor: null });
    } else if (message.type === 'error' && (message.reason === 'not-authorised' || message.reason === 'unknown-topic'))
      table.refuse(message.reason);
    for (const listener of listeners) listener();
  }

  #checkAges(): void {
    for (const { table, listeners } of this.#watched.values())
      if (table.checkAge()) for (const listener of listeners) listener();
  }

  #subscribe(topic: string, { table }: Watched): void {
    this.#send({ type: 'subscribe', topic, cursor: table.position });
  }

  #send(message: DeskClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }
}
