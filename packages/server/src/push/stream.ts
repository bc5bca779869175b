import type { Change, Cursor, ServerMessage, Topic } from '@clutchline/contract';

import { LatestChanges } from './latest-changes';

/** How many deltas a stream keeps for readers that come back. */
export const REPLAY_LIMIT = 512;

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
  #seq = 0;
  #snapshot: { readonly seq: number; readonly text: string } | null = null;

  constructor(
    readonly topic: Topic,
    readonly epoch: string,
    /** The image without what is still pending. */
    readonly image: () => readonly Change[],
  ) {}

  get seq(): number {
    return this.#seq;
  }

  /** Takes a change for the next flush; a later value of the same thing replaces it. */
  add(change: Change): void {
    this.#pending.put(change);
  }

  /** Sends what is pending as one delta. */
  flush(): void {
    if (this.#pending.size === 0) return;
    const prev = this.#seq;
    this.#seq += 1;
    const { topic, epoch } = this;
    const text = encode({ type: 'delta', topic, epoch, prev, seq: this.#seq, changes: this.#pending.take() });
    this.#kept.push({ prev, text });
    if (this.#kept.length > REPLAY_LIMIT) this.#kept.shift();
    for (const listener of this.listeners) listener.deliver(this, text);
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
}
