import type { Halves, RawTeam, RowPlace } from './readers/raw-map';

/** Sides are those of the series. */
export interface RealMap {
  readonly no: number;
  /** Ms UTC. */
  readonly startsAt: number | null;
  /** Null if missing or contradictory. */
  readonly winner: 1 | 2 | null;
  /** The winner, or without one the side that the final score implies (D4). These maps sum to the final score. */
  readonly countsFor: 1 | 2 | null;
  /** Given by default in a played series: only the winner is set. */
  readonly isForfeit: boolean;
  /** Kills or rounds; null if unknown. */
  readonly score1: number | null;
  readonly score2: number | null;
  readonly lengthS: number | null;
  readonly halves: Halves | null;
  readonly firstBlood: 1 | 2 | null;
}

export interface RealSeries {
  readonly file: string;
  readonly rows: readonly RowPlace[];
  /** Stable and unique. */
  readonly key: string;
  readonly gameTypeId: number;
  /** Ms UTC. */
  readonly startsAt: number;
  readonly bestOf: number;
  readonly event: string;
  readonly stage: string;
  readonly team1: RawTeam;
  readonly team2: RawTeam;
  /** In order; empty in a walkover. */
  readonly maps: readonly RealMap[];
  /** Maps won. */
  readonly score1: number;
  readonly score2: number;
  /** Null in a draw. */
  readonly winner: 1 | 2 | null;
  readonly walkover: boolean;
}
