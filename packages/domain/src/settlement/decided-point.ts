import type {
  LegOutcome,
  MapFacts,
  MatchFacts,
  OutrightFacts,
  Pick as PointPick,
  Play,
  VoidReason,
} from '@clutchline/contract';

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
  /** Maps at most, as announced while bets were taken, 1 to 16. */
  readonly best_of: number;
}

/** What is known of the play's own map, of the whole match and of the outright; null while it is not known. */
export interface KnownFacts {
  readonly map: MapFacts | null;
  readonly match: MatchFacts | null;
  /** Of a match of kind `outright`; left out it is not known. */
  readonly outright?: OutrightFacts | null;
}

export type DecidedOutcome = Exclude<LegOutcome, 'pending'>;

/** How a point ended and by which rule. */
export interface DecidedPoint {
  readonly point_id: number;
  readonly outcome: DecidedOutcome;
  /** Set where the outcome is void, null otherwise. */
  readonly void_reason: VoidReason | null;
  /** Among how many winners a dead heat is shared, 2 or more; 1 for every other outcome. */
  readonly dead_heat: number;
  /** What the rule read, "2:1" or "31", of an outright the winning team ids, "17,23"; null where it is void. */
  readonly result: string | null;
  /** Rule id and version as {@link RULE_BOOK} has them, "map-winner@1". */
  readonly rule: string;
}
