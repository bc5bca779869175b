import type { Change, Cursor, ServerMessage } from '@clutchline/contract';

export type TopicMessage = Extract<ServerMessage, { type: 'snapshot' | 'delta' | 'resumed' }>;
type Delta = Extract<TopicMessage, { type: 'delta' }>;
type Snapshot = Extract<TopicMessage, { type: 'snapshot' }>;

/**
 * Time-out per attempt, then 10 s. Attempts 0–4 ask for missed deltas, 5–9 for a snapshot, because a lossy connection
 * may lose it too (R15); 10 begins a connection, whose snapshot takes longer.
 */
const WAITS_MS = [300, 300, 300, 300, 300, 500, 500, 500, 500, 500, 4_000];
const SNAPSHOT_TRY = 5;
/** Begins a connection; later attempts ask for snapshots. */
const FIRST_TRY = 10;
/** A delta so long after the request proves the answer late or lost. */
const LATE_MS = 1_000;
/** Drops the oldest; the gap shows after the snapshot. */
const MAX_QUEUE = 2_000;

export interface LiveValueOptions {
  readonly onSnapshot: (changes: readonly Change[]) => void;
  readonly onChanges: (changes: readonly Change[]) => void;
  /** On changes; initially false. */
  readonly onSynced: (synced: boolean) => void;
  /** The first connection continues from it; absent: it begins with a snapshot. */
  readonly cursor?: Cursor | null | undefined;
  /** Null asks for a snapshot. */
  readonly ask: (cursor: Cursor | null) => void;
}

/**
 * Numbered stream: subscribe, queue deltas, apply the snapshot, replay the queue. Drops duplicates. After a gap or
 * another epoch asks from the cursor; the server sends deltas or a snapshot (PUSH-5, bad input row 101).
 */
export class LiveValue {
  readonly #options: LiveValueOptions;
  #cursor: Cursor | null;
  #synced = false;
  #attempt = 0;
  #askedAt = 0;
  #resumedAt: Cursor | null = null;
  #queue: Delta[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LiveValueOptions) {
    this.#options = options;
    this.#cursor = options.cursor ?? null;
  }

  /** Per connection; from the cursor, if any. */
  start(): void {
    this.#ask(FIRST_TRY);
  }

  lose(): void {
    this.#rest(false);
  }

  /** For another player: the next start asks for a snapshot. */
  forget(): void {
    this.lose();
    this.#cursor = null;
  }

  receive(message: TopicMessage): void {
    if (message.type === 'delta') this.#onDelta(message);
    else if (message.type === 'snapshot') this.#onSnapshot(message);
    else if (!this.#synced) this.#onResumed(message.epoch);
  }

  #ask(attempt: number): void {
    clearTimeout(this.#timer);
    this.#attempt = attempt;
    this.#askedAt = performance.now();
    this.#timer = setTimeout(() => this.#ask(attempt + 1), WAITS_MS[attempt] ?? 10_000);
    this.#setSynced(false);
    this.#options.ask(attempt < SNAPSHOT_TRY || attempt === FIRST_TRY ? this.#cursor : null);
  }

  #setSynced(synced: boolean): void {
    if (this.#synced === synced) return;
    this.#synced = synced;
    this.#options.onSynced(synced);
  }

  /** True if applied or known. */
  #apply(delta: Delta): boolean {
    if (this.#cursor?.epoch !== delta.epoch) return false;
    if (delta.seq <= this.#cursor.seq) return true;
    if (delta.prev !== this.#cursor.seq) return false;
    this.#cursor = { epoch: delta.epoch, seq: delta.seq };
    this.#options.onChanges(delta.changes);
    return true;
  }

  #onDelta(delta: Delta): void {
    if (this.#synced && this.#apply(delta)) return;
    this.#queue.push(delta);
    if (this.#queue.length > MAX_QUEUE) this.#queue.shift();
    if (this.#synced) this.#ask(this.#cursor === this.#resumedAt ? SNAPSHOT_TRY : 0);
    else if (performance.now() - this.#askedAt > LATE_MS) this.#ask(this.#attempt + 1);
  }

  #onSnapshot({ epoch, seq, changes }: Snapshot): void {
    if (this.#cursor?.epoch === epoch && seq < this.#cursor.seq) return;
    this.#cursor = { epoch, seq };
    this.#options.onSnapshot(changes);
    const queued = this.#queue.filter((delta) => delta.epoch === epoch).sort((a, b) => a.seq - b.seq);
    this.#rest(true);
    if (!queued.every((delta) => this.#apply(delta))) this.#ask(this.#attempt + 1);
  }

  /** Missed deltas follow or are queued; else only a snapshot helps. */
  #onResumed(epoch: string): void {
    this.#resumedAt = this.#cursor;
    if (epoch === this.#cursor?.epoch) this.#rest(true);
    else this.#ask(FIRST_TRY + 1);
  }

  #rest(synced: boolean): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#setSynced(synced);
  }
}
