import type { FeedEvent } from '@clutchline/contract';

/** A source row that was not accepted, with the reason. */
export interface SkippedRow {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/** Feeds port: a source of matches, prices and results. Events can repeat after a restart; ids are stable. */
export interface Feed {
  readonly name: 'simulator' | 'replay';
  /** Identifies source and options; data of different fingerprints must never mix. */
  readonly fingerprint: string;
  /** Rejected rows of the source with the reason. Empty without a source file. */
  readonly skipped: readonly SkippedRow[];
  /** Number of rows of the source, and of those that start after the feed's period; omitted without a source file. */
  readonly rows?: { readonly read: number; readonly later: number };
  /** Business time at which a first run begins, ms; null for the wall clock. */
  readonly firstRunAt: number | null;
  /** Polling interval in real time, ms; default 250. */
  readonly lookEveryMs?: number;
  /**
   * Business time (ms, at most `now`) up to which the source is complete. Omitted if the source is never behind. The
   * reader does not read beyond it; if it stalls, the feed becomes stale.
   */
  knownUntil?(now: number): number;
  /** Snapshot at `at` for a reader without data, results included. */
  image(at: number): readonly FeedEvent[];
  /** Events after `from` up to and including `to`, in order. */
  between(from: number, to: number): readonly FeedEvent[];
}
