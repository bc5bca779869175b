import type { Halves, RawClub, RowPlace } from './raw-map';

/** One map of a series as it was. Sides are those of the series. */
export interface RealMap {
  readonly no: number;
  /** Start in ms UTC where the file has it. */
  readonly startsAt: number | null;
  /** Null where the file lacks the map, or has it twice with two winners. */
  readonly winner: 1 | 2 | null;
  /**
   * The side whose maps the standing counts this one for (D4): the winner, or for a map without one the side that the
   * final score leaves. Maps counted so add up to the score that settles.
   */
  readonly countsFor: 1 | 2 | null;
  /** Given by default inside a series that was played: it has a winner and nothing else. */
  readonly isForfeit: boolean;
  /** Kills or rounds; null where the file does not say. */
  readonly score1: number | null;
  readonly score2: number | null;
  readonly lengthS: number | null;
  readonly halves: Halves | null;
  readonly firstBlood: 1 | 2 | null;
}

/** A series of a result file as it really went. */
export interface RealSeries {
  /** The file it was read from. */
  readonly file: string;
  /** The rows it was made of. */
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
  /** Every map that was played, in order; empty in a walkover. */
  readonly maps: readonly RealMap[];
  /** Maps won. */
  readonly score1: number;
  readonly score2: number;
  /** Null in a draw. */
  readonly winner: 1 | 2 | null;
  /** Given away before the first map. */
  readonly walkover: boolean;
}
