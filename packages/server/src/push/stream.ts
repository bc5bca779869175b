import type { Change, Cursor, ServerMessage, Topic } from '@clutchline/contract';

import { LatestChanges } from './snapshots';
import { kindOfTopic, type PushCounts, type TopicKind } from './push-counts';

export const REPLAY_LIMIT = 512;

/** Beyond it, a snapshot. */
export const REPLAY_BYTES: Readonly<Record<TopicKind, number>> = {
  list: 16 * 1024 * 1024,
  news: 16 * 1024,
  round: 512 * 1024,
  match: 512 * 1024,
  view: 64 * 1024,
  player: 128 * 1024,
};

/** Two bytes per character if not Latin-1. */
const bytesOf = (text: string): number => 2 * text.length;

/** First, and between further ones. */
const HEARTBEAT_AFTER_MS = 500;
const HEARTBEAT_EVERY_MS = 10_000;

/** Shared by all. */
export interface Listener {
  deliver(stream: Stream, text: string): void;
}

/** Null: a snapshot is needed. */
export type Replay = readonly string[] | null;

interface StoredDelta {
  readonly prev: number;
  readonly text: string;
}

const encode = (message: ServerMessage): string => JSON.stringify(message);

/**
 * Encodes each delta once for all subscribers and stores it for replay, so a returning client gets each missed delta
 * exactly once (PUSH-5).
 */
export class Stream {
  readonly listeners = new Set<Listener>();
  readonly #pending = new LatestChanges();
  readonly #deltas: StoredDelta[] = [];
  #deltaBytes = 0;
  #seq = 0;
  #heartbeatAt = 0;
  #epoch: string;
  #snapshot: { readonly seq: number; readonly text: string } | null = null;

  constructor(
    readonly topic: Topic,
    epoch: string,
    /** Without pending changes. */
    readonly readState: () => readonly Change[],
    private readonly counts: PushCounts,
  ) {
    this.#epoch = epoch;
  }

  /** Of sequence numbers. */
  get epoch(): string {
    return this.#epoch;
  }

  get seq(): number {
    return this.#seq;
  }

  add(change: Change): void {
    const before = this.#pending.size;
    this.#pending.put(change);
    this.counts.changes.inc();
    if (this.#pending.size === before) this.counts.replaced.inc();
  }

  flush(): void {
    if (this.#pending.size === 0) return;
    const prev = this.#seq;
    this.#seq += 1;
    this.#heartbeatAt = performance.now() + HEARTBEAT_AFTER_MS;
    const text = this.#encodeDelta(prev, this.#pending.drain());
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
    this.#pending.drain();
    this.dropReplay();
    this.#snapshot = null;
    if (this.listeners.size > 0) this.#deliver(this.snapshot());
  }

  /** Empty, to detect a missed delta. */
  sendHeartbeat(now: number): void {
    if (this.listeners.size === 0 || this.#pending.size > 0 || now < this.#heartbeatAt) return;
    this.#heartbeatAt = now + HEARTBEAT_EVERY_MS;
    this.#deliver(this.#encodeDelta(this.#seq, []));
  }

  snapshot(): string {
    this.flush();
    if (this.#snapshot?.seq !== this.#seq) {
      const { topic, epoch } = this;
      const changes = [...this.readState()];
      this.#snapshot = { seq: this.#seq, text: encode({ type: 'snapshot', topic, epoch, seq: this.#seq, changes }) };
    }
    return this.#snapshot.text;
  }

  replay(cursor: Cursor): Replay {
    this.flush();
    if (cursor.epoch !== this.epoch || cursor.seq > this.#seq) return null;
    const missed = this.#deltas.filter(({ prev }) => prev >= cursor.seq);
    if (missed.length !== this.#seq - cursor.seq) return null;
    const resumed = encode({ type: 'resumed', topic: this.topic, epoch: this.epoch, seq: cursor.seq });
    return [resumed, ...missed.map(({ text }) => text)];
  }

  #store(delta: StoredDelta): void {
    this.#deltas.push(delta);
    this.#deltaBytes += bytesOf(delta.text);
    const most = REPLAY_BYTES[kindOfTopic(this.topic)];
    while (this.#deltas.length > REPLAY_LIMIT || this.#deltaBytes > most) {
      const oldest = this.#deltas.shift();
      if (oldest === undefined) return;
      this.#deltaBytes -= bytesOf(oldest.text);
    }
  }

  #encodeDelta(prev: number, changes: Change[]): string {
    return encode({ type: 'delta', topic: this.topic, epoch: this.epoch, prev, seq: this.#seq, changes });
  }

  #deliver(text: string): void {
    for (const listener of this.listeners) listener.deliver(this, text);
  }
}
