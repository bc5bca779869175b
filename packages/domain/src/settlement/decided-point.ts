import type { LegOutcome, MapFacts, MatchFacts, Pick as PointPick, Play, VoidReason } from '@clutchline/contract';

export interface DecidablePoint {
  readonly point_id: number;
  readonly pick: PointPick;
  /** Thousandths; the handicap of this pick, or null. */
  readonly line: number | null;
}

/** A play as far as the rules of settlement look at it. */
export interface DecidablePlay {
  readonly market: Play['market'];
  readonly round: number;
  /** Thousandths; the line of a total, race or duration, or null. */
  readonly line: number | null;
  readonly points: readonly DecidablePoint[];
  readonly team_id_1: number;
  readonly team_id_2: number;
}

/** What is known of the play's own map and of the whole match; null while it is not known. */
export interface KnownFacts {
  readonly map: MapFacts | null;
  readonly match: MatchFacts | null;
}

export type DecidedOutcome = Exclude<LegOutcome, 'pending'>;

/** How a point ended and by which rule. */
export interface DecidedPoint {
  readonly point_id: number;
  readonly outcome: DecidedOutcome;
  /** Set where the outcome is void, null otherwise. */
  readonly void_reason: VoidReason | null;
  /** What the rule read, "2:1" or "31"; null where it is void. */
  readonly result: string | null;
  /** Rule id and version, "map-winner@1". */
  readonly rule: string;
}
