import { READ_KEY, type DeskChange, type DeskTopic } from '@clutchline/contract/desk';

import type { LiveTopic } from '../../desk';
import { pause, pauseAfterWork } from '../../platform/concurrency/timers';
import type { Clock } from '../../platform/time/clock';
import { NumberedStream, type PendingChanges } from '../numbered-stream';
import type { PushCounts } from '../push-counts';

const REPLAY_BYTES = 1024 * 1024;

class LatestByKey implements PendingChanges<DeskChange> {
  readonly #changes = new Map<string, DeskChange>();

  get size(): number {
    return this.#changes.size;
  }

  put(change: DeskChange): void {
    this.#changes.delete(change.key);
    this.#changes.set(change.key, change);
  }

  drain(): DeskChange[] {
    const changes = [...this.#changes.values()];
    this.#changes.clear();
    return changes;
  }
}

interface Shown {
  readonly value: unknown;
  readonly text: string;
}

export interface DocumentOptions {
  readonly topic: DeskTopic;
  readonly epoch: string;
  readonly source: LiveTopic;
  readonly wallClock: Clock;
  readonly counts: PushCounts;
  readonly onFailure: (error: unknown) => void;
}

/** A topic for all who watch it: read on its own, its differences are published. */
export class DeskDocument {
  readonly stream: NumberedStream<DeskTopic, DeskChange>;
  readonly #shown = new Map<string, Shown>();
  #reading: Promise<void> | null = null;
  #pauseMs: number;
  #isFailing = false;
  /** Monotonic. */
  #watchedAt = performance.now();

  constructor(private readonly options: DocumentOptions) {
    const { topic, epoch, counts, source } = options;
    this.#pauseMs = source.everyMs;
    const readState = () => [...this.#shown].map(([key, { value }]) => ({ key, value }));
    const pending = new LatestByKey();
    this.stream = new NumberedStream({ topic, epoch, pending, readState, replayBytes: REPLAY_BYTES, counts });
  }

  get hasWatchers(): boolean {
    return this.stream.listeners.size > 0;
  }

  /** Since it was watched last. */
  get idleMs(): number {
    return this.hasWatchers ? 0 : performance.now() - this.#watchedAt;
  }

  /** A subscriber is about to come. */
  touch(): void {
    this.#watchedAt = performance.now();
  }

  get isEmpty(): boolean {
    return this.#shown.size === 0;
  }

  /** Until it is aborted; rests without subscribers. */
  async follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      if (this.hasWatchers) {
        this.#watchedAt = performance.now();
        await this.refresh();
      }
      await pause(this.#pauseMs, signal);
    }
  }

  /** One reading at a time. A failure leaves what was read last, which readers see grow old. */
  refresh(): Promise<void> {
    this.#reading ??= this.#read()
      .then(
        () => void (this.#isFailing = false),
        (error: unknown) => {
          if (!this.#isFailing) this.options.onFailure(error);
          this.#isFailing = true;
        },
      )
      .finally(() => (this.#reading = null));
    return this.#reading;
  }

  async #read(): Promise<void> {
    const { source, wallClock } = this.options;
    const began = performance.now();
    const table = await source.read();
    const bounds = { leastMs: source.everyMs, mostMs: source.longestPauseMs };
    this.#pauseMs = pauseAfterWork(performance.now() - began, bounds);
    if (table === null && this.isEmpty) return;
    this.#show(table ?? new Map());
    this.#put(READ_KEY, { at: wallClock.now(), next_ms: Math.ceil(this.#pauseMs) });
    this.stream.flush();
  }

  #show(table: ReadonlyMap<string, unknown>): void {
    for (const key of this.#shown.keys())
      if (key !== READ_KEY && !table.has(key)) {
        this.#shown.delete(key);
        this.stream.add({ key, value: null });
      }
    for (const [key, value] of table) this.#put(key, value);
  }

  /** Sources do not change the values that they return. */
  #put(key: string, value: unknown): void {
    const before = this.#shown.get(key);
    if (before !== undefined && before.value === value) return;
    const text = JSON.stringify(value);
    this.#shown.set(key, { value, text });
    if (before?.text !== text) this.stream.add({ key, value });
  }
}
