import type { Change, Cursor, ServerMessage, Topic } from '@clutchline/contract';

import { LatestChanges } from './latest-changes';
import { kindOfTopic, type PushCounts, type TopicKind } from './push-counts';

/** How many deltas a stream keeps for readers that come back. */
export const REPLAY_LIMIT = 512;

/** Most bytes of deltas that a stream keeps for them: a reader that missed more gets a fresh image. */
export const REPLAY_BYTES: Readonly<Record<TopicKind, number>> = {
  list: 16 * 1024 * 1024,
  match: 512 * 1024,
  player: 128 * 1024,
};

/** Memory of a text in bytes, at most: V8 holds two bytes a character if one of them is not Latin-1. */
const bytesOf = (text: string): number => 2 * text.length;

/** Silence in ms after the last delta before a stream says where it stands, and between that and each further time. */
const BEAT_AFTER_MS = 500;
const BEAT_EVERY_MS = 10_000;

/** Whoever hears a stream. `deliver` gets the finished text, one and the same for all. */
export interface Listener {
  deliver(stream: Stream, text: string): void;
}

/** How a reader catches up: the deltas it missed, or null where only a fresh image helps. */
export type Replay = readonly string[] | null;

interface Kept {
  readonly prev: number;
  readonly text: string;
}

const encode = (message: ServerMessage): string => JSON.stringify(message);

/**
 * One numbered stream (PUSH-5). A delta is encoded once for all its listeners; the last ones are kept so that a reader
 * that comes back with its cursor misses nothing and hears nothing twice.
 */
export class Stream {
  readonly listeners = new Set<Listener>();
  readonly #pending = new LatestChanges();
  readonly #kept: Kept[] = [];
  #keptBytes = 0;
  #seq = 0;
  #beatAt = 0;
  #epoch: string;
  #snapshot: { readonly seq: number; readonly text: string } | null = null;

  constructor(
    readonly topic: Topic,
    epoch: string,
    /** The image without what is still pending. */
    readonly image: () => readonly Change[],
    private readonly counts: PushCounts,
  ) {
    this.#epoch = epoch;
  }

  /** Names the run of the numbers. */
  get epoch(): string {
    return this.#epoch;
  }

  get seq(): number {
    return this.#seq;
  }

  /** Takes a change for the next flush; a later value of the same thing replaces it. */
  add(change: Change): void {
    const before = this.#pending.size;
    this.#pending.put(change);
    this.counts.changes += 1;
    if (this.#pending.size === before) this.counts.replaced += 1;
  }

  /** Sends what is pending as one delta. */
  flush(): void {
    if (this.#pending.size === 0) return;
    const prev = this.#seq;
    this.#seq += 1;
    this.#beatAt = performance.now() + BEAT_AFTER_MS;
    const text = this.#delta(prev, this.#pending.take());
    this.#keep({ prev, text });
    this.#deliver(text);
  }

  /** Memory of the deltas that are kept, in bytes. */
  get replayBytes(): number {
    return this.#keptBytes;
  }

  /** Drops the deltas that are kept: a reader that comes back gets a fresh image. */
  dropReplay(): void {
    this.#kept.length = 0;
    this.#keptBytes = 0;
  }

  /** Begins anew with the image as it is now, which every listener gets; what it said before is not gone on from. */
  restart(epoch: string): void {
    this.#epoch = epoch;
    this.#pending.take();
    this.dropReplay();
    this.#snapshot = null;
    if (this.listeners.size > 0) this.#deliver(this.snapshot());
  }

  /** When idle, says where it stands by a delta without changes: a reader that missed the last one finds its gap. */
  beat(now: number): void {
    if (this.listeners.size === 0 || this.#pending.size > 0 || now < this.#beatAt) return;
    this.#beatAt = now + BEAT_EVERY_MS;
    this.#deliver(this.#delta(this.#seq, []));
  }

  /** The image at the present number, encoded once for all that ask before the next delta. */
  snapshot(): string {
    this.flush();
    if (this.#snapshot?.seq !== this.#seq) {
      const { topic, epoch } = this;
      const changes = [...this.image()];
      this.#snapshot = { seq: this.#seq, text: encode({ type: 'snapshot', topic, epoch, seq: this.#seq, changes }) };
    }
    return this.#snapshot.text;
  }

  /** What a reader at `cursor` has missed: `resumed` and the deltas after it. */
  replay(cursor: Cursor): Replay {
    this.flush();
    if (cursor.epoch !== this.epoch || cursor.seq > this.#seq) return null;
    const missed = this.#kept.filter(({ prev }) => prev >= cursor.seq);
    if (missed.length !== this.#seq - cursor.seq) return null;
    const resumed = encode({ type: 'resumed', topic: this.topic, epoch: this.epoch, seq: cursor.seq });
    return [resumed, ...missed.map(({ text }) => text)];
  }

  #keep(delta: Kept): void {
    this.#kept.push(delta);
    this.#keptBytes += bytesOf(delta.text);
    const most = REPLAY_BYTES[kindOfTopic(this.topic)];
    while (this.#kept.length > REPLAY_LIMIT || this.#keptBytes > most) {
      const oldest = this.#kept.shift();
      if (oldest === undefined) return;
      this.#keptBytes -= bytesOf(oldest.text);
    }
  }

  #delta(prev: number, changes: Change[]): string {
    return encode({ type: 'delta', topic: this.topic, epoch: this.epoch, prev, seq: this.#seq, changes });
  }

  #deliver(text: string): void {
    for (const listener of this.listeners) listener.deliver(this, text);
  }
}
