import type { Halves, RawTeam, RowPlace } from './readers/raw-map';

export interface RealMap {
  readonly no: number;
  readonly startsAt: number | null;
  readonly winner: 1 | 2 | null;
  /** The winner, or the side that the final score implies (D4). These maps sum to the final score. */
  readonly countsFor: 1 | 2 | null;
  /** In a played series: only the winner is set. */
  readonly isForfeit: boolean;
  readonly score1: number | null;
  readonly score2: number | null;
  readonly lengthS: number | null;
  readonly halves: Halves | null;
  readonly firstBlood: 1 | 2 | null;
}

export interface RealSeries {
  readonly file: string;
  readonly rows: readonly RowPlace[];
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
  readonly winner: 1 | 2 | null;
  readonly walkover: boolean;
}
