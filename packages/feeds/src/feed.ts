import type { FeedEvent } from '@clutchline/contract';

/** A row of a source that was not taken, and why. */
export interface SkippedRow {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/**
 * A source of matches, prices and results (feeds port). Events may be repeated after a restart; ids are stable.
 */
export interface Feed {
  readonly name: 'simulator' | 'replay';
  /** Names source and options; data of another fingerprint never mixes with this feed's. */
  readonly fingerprint: string;
  /** Rows of the source that were left out, with the reason. Empty for a feed without a source file. */
  readonly skipped: readonly SkippedRow[];
  /** How many rows the source has, and how many of them start after what the feed plays; left out: no source file. */
  readonly rows?: { readonly read: number; readonly later: number };
  /** The business time at which a first run should begin; null begins at the wall clock's time. */
  readonly firstRunAt: number | null;
  /** Real time between two looks at it, ms; 250 unless told. */
  readonly lookEveryMs?: number;
  /**
   * Up to which business time the source is complete, asked at the business time `now`: at most `now`. Left out by a source that
   * is never behind. What the source does not know yet is not asked for, and a source that stands still makes the feed old.
   */
  knownUntil?(now: number): number;
  /** Everything a reader without any data needs to stand where the feed stands at `at`, results included. */
  image(at: number): readonly FeedEvent[];
  /** What happens after `from` and up to `to`, in order. */
  between(from: number, to: number): readonly FeedEvent[];
}
