import type { Cursor } from '@clutchline/contract';
import type { Counter } from 'prom-client';

export const REPLAY_LIMIT = 512;

/** Two bytes per character if not Latin-1. */
const bytesOf = (text: string): number => 2 * text.length;

/**
 * Characters. Longer missed deltas are not sent if the snapshot is shorter. Streams of players, whose snapshots have the
 * balance alone, never store more.
 */
const SHORT_REPLAY = 65_536;

/** First, and between further ones. */
const HEARTBEAT_AFTER_MS = 500;
const HEARTBEAT_EVERY_MS = 10_000;

/** Of a send buffer. */
export interface StreamSource {
  snapshot(): string;
}

/** Shared by all. */
export interface Listener {
  deliver(stream: StreamSource, text: string): void;
}

/** Null: a snapshot is needed. */
export type Replay = readonly string[] | null;

interface StoredDelta {
  readonly prev: number;
  readonly text: string;
}

/** Of one flush: a later change replaces an earlier one of its key. */
export interface PendingChanges<Item> {
  readonly size: number;
  put(change: Item): void;
  drain(): Item[];
}

export interface StreamOptions<Topic, Item> {
  readonly topic: Topic;
  readonly epoch: string;
  readonly pending: PendingChanges<Item>;
  /** Without pending changes. */
  readonly readState: () => readonly Item[];
  /** Beyond it, a snapshot. */
  readonly replayBytes: number;
  readonly counts: { readonly changes: Pick<Counter, 'inc'>; readonly replaced: Pick<Counter, 'inc'> };
}

/**
 * Encodes each delta once for all subscribers and stores it for replay, so a returning client gets each missed delta
 * exactly once (PUSH-5).
 */
export class NumberedStream<Topic extends string, Item> implements StreamSource {
  readonly listeners = new Set<Listener>();
  readonly #deltas: StoredDelta[] = [];
  #deltaBytes = 0;
  #seq = 0;
  #heartbeatAt = 0;
  #epoch: string;
  #snapshot: { readonly seq: number; readonly text: string } | null = null;

  constructor(private readonly options: StreamOptions<Topic, Item>) {
    this.#epoch = options.epoch;
  }

  get topic(): Topic {
    return this.options.topic;
  }

  get readState(): () => readonly Item[] {
    return this.options.readState;
  }

  /** Of sequence numbers. */
  get epoch(): string {
    return this.#epoch;
  }

  get seq(): number {
    return this.#seq;
  }

  add(change: Item): void {
    const { pending, counts } = this.options;
    const before = pending.size;
    pending.put(change);
    counts.changes.inc();
    if (pending.size === before) counts.replaced.inc();
  }

  flush(): void {
    if (this.options.pending.size === 0) return;
    const prev = this.#seq;
    this.#seq += 1;
    this.#heartbeatAt = performance.now() + HEARTBEAT_AFTER_MS;
    const text = this.#encodeDelta(prev, this.options.pending.drain());
    this.#store({ prev, text });
    this.#deliver(text);
  }

  get replayBytes(): number {
    return this.#deltaBytes;
  }

  /** Returning clients get snapshots. */
  dropReplay(): void {
    this.#deltas.length = 0;
    this.#deltaBytes = 0;
  }

  /** A snapshot for all; old cursors are invalid. */
  restart(epoch: string): void {
    this.#epoch = epoch;
    this.options.pending.drain();
    this.dropReplay();
    this.#snapshot = null;
    if (this.listeners.size > 0) this.#deliver(this.snapshot());
  }

  /** Empty, to detect a missed delta. */
  sendHeartbeat(now: number): void {
    if (this.listeners.size === 0 || this.options.pending.size > 0 || now < this.#heartbeatAt) return;
    this.#heartbeatAt = now + HEARTBEAT_EVERY_MS;
    this.#deliver(this.#encodeDelta(this.#seq, []));
  }

  snapshot(): string {
    this.flush();
    if (this.#snapshot?.seq !== this.#seq) {
      const { topic, epoch } = this;
      const changes = [...this.options.readState()];
      this.#snapshot = {
        seq: this.#seq,
        text: JSON.stringify({ type: 'snapshot', topic, epoch, seq: this.#seq, changes }),
      };
    }
    return this.#snapshot.text;
  }

  replay(cursor: Cursor): Replay {
    this.flush();
    if (cursor.epoch !== this.epoch || cursor.seq > this.#seq) return null;
    const missed = this.#deltas.filter(({ prev }) => prev >= cursor.seq);
    if (missed.length !== this.#seq - cursor.seq) return null;
    const length = missed.reduce((sum, { text }) => sum + text.length, 0);
    if (length > SHORT_REPLAY && length > this.snapshot().length) return null;
    const resumed = JSON.stringify({ type: 'resumed', topic: this.topic, epoch: this.epoch, seq: cursor.seq });
    return [resumed, ...missed.map(({ text }) => text)];
  }

  #store(delta: StoredDelta): void {
    this.#deltas.push(delta);
    this.#deltaBytes += bytesOf(delta.text);
    const most = this.options.replayBytes;
    while (this.#deltas.length > REPLAY_LIMIT || this.#deltaBytes > most) {
      const oldest = this.#deltas.shift();
      if (oldest === undefined) return;
      this.#deltaBytes -= bytesOf(oldest.text);
    }
  }

  #encodeDelta(prev: number, changes: readonly Item[]): string {
    return JSON.stringify({ type: 'delta', topic: this.topic, epoch: this.epoch, prev, seq: this.#seq, changes });
  }

  #deliver(text: string): void {
    for (const listener of this.listeners) listener.deliver(this, text);
  }
}
