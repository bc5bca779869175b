import type { EventDetails, EventStage, FeedEvent, PastMatch } from '@clutchline/contract';

export interface SkippedRow {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/** Matches of one game on one day before the first run. */
export interface HistorySlice {
  readonly gameTypeId: number;
  /** Days since 1970 UTC. */
  readonly day: number;
  /** Computes the slice. Its teams and events are those of the snapshot. */
  read(): {
    readonly stages: readonly EventStage[];
    readonly details?: readonly EventDetails[];
    readonly matches: readonly PastMatch[];
  };
}

/**
 * Feeds port: matches, prices and results. Events can repeat after a restart; ids are stable. Times are business time,
 * ms.
 */
export interface Feed {
  readonly name: 'simulator' | 'replay';
  /** Identifies source and options; data of different fingerprints must never mix. */
  readonly fingerprint: string;
  readonly skipped: readonly SkippedRow[];
  /** Rows of the source, and those after the feed's period; omitted without a source file. */
  readonly rows?: { readonly read: number; readonly later: number };
  /** Business time at which a first run begins; null: the wall clock. */
  readonly firstRunAt: number | null;
  /** Real time, ms; default 250. */
  readonly pollIntervalMs?: number;
  /**
   * Time up to which the source is complete, at most `now`; omitted if it is never behind. Readers do not read beyond
   * it; if it stalls, the feed becomes stale.
   */
  knownUntil?(now: number): number;
  snapshot(at: number): readonly FeedEvent[];
  /** Events after `from`, up to and including `to`, in order. */
  between(from: number, to: number): readonly FeedEvent[];
  /** Matches that ended from `from` until before `to` (ms), newest day first (FEED-2); omitted without a history. */
  history?(from: number, to: number): readonly HistorySlice[];
  /** Whether all of the history is imported, however long it is; default: the configured number of days. */
  readonly hasWholeHistory?: boolean;
}
