import type { Halves, RawClub, RowPlace } from './raw-map';

/** One map of a series; sides are those of the series. */
export interface RealMap {
  readonly no: number;
  /** Start in ms UTC, if the file has it. */
  readonly startsAt: number | null;
  /** Null if the file lacks the map or contradicts itself. */
  readonly winner: 1 | 2 | null;
  /**
   * Side that the map score counts this map for (D4): the winner, or without one the side that the final score implies.
   * These maps sum to the final score.
   */
  readonly countsFor: 1 | 2 | null;
  /** Given by default inside a played series: only the winner is set. */
  readonly isForfeit: boolean;
  /** Kills or rounds; null if unknown. */
  readonly score1: number | null;
  readonly score2: number | null;
  readonly lengthS: number | null;
  readonly halves: Halves | null;
  readonly firstBlood: 1 | 2 | null;
}

/** A series of a result file. */
export interface RealSeries {
  /** Source file. */
  readonly file: string;
  /** Source rows. */
  readonly rows: readonly RowPlace[];
  /** Stable and unique among all series. */
  readonly key: string;
  readonly gameTypeId: number;
  /** Start in ms UTC. */
  readonly startsAt: number;
  readonly bestOf: number;
  readonly event: string;
  readonly stage: string;
  readonly club1: RawClub;
  readonly club2: RawClub;
  /** Played maps in order; empty in a walkover. */
  readonly maps: readonly RealMap[];
  /** Maps won. */
  readonly score1: number;
  readonly score2: number;
  /** Null in a draw. */
  readonly winner: 1 | 2 | null;
  /** Decided by default before the first map. */
  readonly walkover: boolean;
}
