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
  /** Thousandths; handicap of this pick, or null. */
  readonly line: number | null;
}

/** Properties of a play that settlement rules read. */
export interface DecidablePlay {
  readonly market: Play['market'];
  readonly round: number;
  /** Thousandths; line of a total, race or duration, or null. */
  readonly line: number | null;
  readonly points: readonly DecidablePoint[];
  readonly team_id_1: number;
  readonly team_id_2: number;
  /** Maximum number of maps as announced while bets were open, 1 to 16. */
  readonly best_of: number;
}

/** Facts of the play's map, the match and the outright; null while unknown. */
export interface KnownFacts {
  readonly map: MapFacts | null;
  readonly match: MatchFacts | null;
  /** Of a match of kind `outright`; omitted if unknown. */
  readonly outright?: OutrightFacts | null;
}

export type DecidedOutcome = Exclude<LegOutcome, 'pending'>;

/** Outcome of a point and the rule that determined it. */
export interface DecidedPoint {
  readonly point_id: number;
  readonly outcome: DecidedOutcome;
  /** Null unless the outcome is void. */
  readonly void_reason: VoidReason | null;
  /** Number of winners that share a dead heat, 2 or more; 1 for other outcomes. */
  readonly dead_heat: number;
  /** Value that the rule read: "2:1", "31", or the winning team ids of an outright, "17,23"; null if void. */
  readonly result: string | null;
  /** Rule id and version in {@link RULE_BOOK}, "map-winner@1". */
  readonly rule: string;
}
