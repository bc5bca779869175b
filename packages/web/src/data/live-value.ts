import type { Change, Cursor, ServerMessage } from '@clutchline/contract';

/** The messages of one topic. */
export type TopicMessage = Extract<ServerMessage, { type: 'snapshot' | 'delta' | 'resumed' }>;
type Delta = Extract<TopicMessage, { type: 'delta' }>;
type Snapshot = Extract<TopicMessage, { type: 'snapshot' }>;

/**
 * How long each try waits for its answer, in ms; the later ones 10 s. Five ask for missed deltas, which are few, five for an
 * image in their place, since a line that loses things may lose that too (R15). The last one begins a new connection: its
 * image may take its time.
 */
const WAITS_MS = [300, 300, 300, 300, 300, 500, 500, 500, 500, 500, 4_000];
/** The try at which an image is asked for in place of missed deltas. */
const IMAGE_TRY = 5;
/** The try at which a new connection begins; after it only an image is asked for. */
const FIRST_TRY = 10;
/** A delta that comes so long in ms after the asking has overtaken the answer, or the answer is lost. */
const LATE_MS = 1_000;
/** Deltas kept while an image is on its way; beyond that the oldest go and the gap is found again after the image. */
const MAX_QUEUE = 2_000;

export interface LiveValueOptions {
  /** The whole state, as the changes that make it. */
  readonly onImage: (changes: readonly Change[]) => void;
  readonly onChanges: (changes: readonly Change[]) => void;
  /** Whether what is held is current; said at each change. It begins as not. */
  readonly onSynced: (synced: boolean) => void;
  /** Asks the server: what came after the cursor, or (null) a fresh image. */
  readonly ask: (cursor: Cursor | null) => void;
}

/**
 * A value kept by a numbered stream: subscribe, queue what comes, take the image, replay the queue. Duplicates are
 * dropped; a gap or another epoch asks for what came after the cursor, which the server answers with the missed deltas
 * or a fresh image (PUSH-5, bad input row 101).
 */
export class LiveValue {
  readonly #options: LiveValueOptions;
  #cursor: Cursor | null = null;
  #synced = false;
  #attempt = 0;
  #askedAt = 0;
  #resumedAt: Cursor | null = null;
  #queue: Delta[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LiveValueOptions) {
    this.#options = options;
  }

  /** Asks, from where it stood if it stood anywhere. To be called at every new connection. */
  start(): void {
    this.#ask(FIRST_TRY);
  }

  /** The connection is gone: what is held stays, but is no longer current. */
  lose(): void {
    this.#rest(false);
  }

  /** What was held is of somebody else: the next start asks for an image. */
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
    this.#options.ask(attempt < IMAGE_TRY || attempt === FIRST_TRY ? this.#cursor : null);
  }

  #setSynced(synced: boolean): void {
    if (this.#synced === synced) return;
    this.#synced = synced;
    this.#options.onSynced(synced);
  }

  /** Whether the delta is dealt with: taken, or known already. */
  #take(delta: Delta): boolean {
    if (this.#cursor?.epoch !== delta.epoch) return false;
    if (delta.seq <= this.#cursor.seq) return true;
    if (delta.prev !== this.#cursor.seq) return false;
    this.#cursor = { epoch: delta.epoch, seq: delta.seq };
    this.#options.onChanges(delta.changes);
    return true;
  }

  #onDelta(delta: Delta): void {
    if (this.#synced && this.#take(delta)) return;
    this.#queue.push(delta);
    if (this.#queue.length > MAX_QUEUE) this.#queue.shift();
    if (this.#synced) this.#ask(this.#cursor === this.#resumedAt ? IMAGE_TRY : 0);
    else if (performance.now() - this.#askedAt > LATE_MS) this.#ask(this.#attempt + 1);
  }

  #onSnapshot({ epoch, seq, changes }: Snapshot): void {
    if (this.#cursor?.epoch === epoch && seq < this.#cursor.seq) return;
    this.#cursor = { epoch, seq };
    this.#options.onImage(changes);
    const held = this.#queue.filter((delta) => delta.epoch === epoch).sort((a, b) => a.seq - b.seq);
    this.#rest(true);
    if (!held.every((delta) => this.#take(delta))) this.#ask(this.#attempt + 1);
  }

  /** What was missed comes next, what is queued with it. Where it does not, only an image helps. */
  #onResumed(epoch: string): void {
    this.#resumedAt = this.#cursor;
    if (epoch === this.#cursor?.epoch) this.#rest(true);
    else this.#ask(FIRST_TRY + 1);
  }

  /** Nothing is asked for any more, and nothing waits for it. */
  #rest(synced: boolean): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#setSynced(synced);
  }
}
