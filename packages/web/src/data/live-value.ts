import type { Change, Cursor, ServerMessage } from '@clutchline/contract';

/** The messages of one topic. */
export type TopicMessage = Extract<ServerMessage, { type: 'snapshot' | 'delta' | 'resumed' }>;
type Delta = Extract<TopicMessage, { type: 'delta' }>;
type Snapshot = Extract<TopicMessage, { type: 'snapshot' }>;

/** Longest wait for an image before it is asked for again. */
export const IMAGE_TIMEOUT_MS = 10_000;
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
 * dropped; a gap or another epoch asks for a fresh image (PUSH-5, bad input row 101).
 */
export class LiveValue {
  readonly #options: LiveValueOptions;
  #cursor: Cursor | null = null;
  #synced = false;
  #queue: Delta[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LiveValueOptions) {
    this.#options = options;
  }

  /** Asks, from where it stood if it stood anywhere. To be called at every new connection. */
  start(): void {
    this.#ask(this.#cursor);
  }

  /** The connection is gone: what is held stays, but is no longer current. */
  lose(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#setSynced(false);
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

  #ask(from: Cursor | null): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(null), IMAGE_TIMEOUT_MS);
    this.#setSynced(false);
    this.#options.ask(from);
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
    if (this.#synced) this.#ask(null);
  }

  #onSnapshot({ epoch, seq, changes }: Snapshot): void {
    const older = this.#cursor?.epoch === epoch && seq < this.#cursor.seq;
    if (this.#synced && older) return;
    this.#cursor = { epoch, seq };
    this.#options.onImage(changes);
    this.#replay();
  }

  #onResumed(epoch: string): void {
    if (epoch === this.#cursor?.epoch) this.#replay();
    else this.#ask(null);
  }

  #replay(): void {
    clearTimeout(this.#timer);
    const held = this.#queue.filter(({ epoch }) => epoch === this.#cursor?.epoch).sort((a, b) => a.seq - b.seq);
    this.#queue = [];
    this.#setSynced(true);
    if (!held.every((delta) => this.#take(delta))) this.#ask(null);
  }
}
