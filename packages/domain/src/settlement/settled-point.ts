import type {
  LegOutcome,
  MapFacts,
  MatchFacts,
  OutrightFacts,
  PickCode as PointPick,
  Play,
  VoidReason,
} from '@clutchline/contract';

export interface UnsettledPoint {
  readonly point_id: number;
  readonly pick: PointPick;
  /** Handicap of this pick, thousandths, or null. */
  readonly line: number | null;
}

export interface UnsettledPlay {
  readonly market: Play['market'];
  readonly round: number;
  /** Of a total, race or duration, thousandths, or null. */
  readonly line: number | null;
  readonly points: readonly UnsettledPoint[];
  readonly team_id_1: number;
  readonly team_id_2: number;
  /** As announced while bets were open, 1 to 16. */
  readonly best_of: number;
}

/** Null while unknown. */
export interface KnownFacts {
  readonly map: MapFacts | null;
  readonly match: MatchFacts | null;
  readonly outright?: OutrightFacts | null;
}

export type FinalOutcome = Exclude<LegOutcome, 'pending'>;

/** Outcome of a point, with the reason (BET-9). */
export interface SettledPoint {
  readonly point_id: number;
  readonly outcome: FinalOutcome;
  /** Null unless the outcome is void. */
  readonly void_reason: VoidReason | null;
  /** Winners that share a dead heat; else 1. */
  readonly dead_heat: number;
  /** What the rule read: "2:1", "31", or winning team ids, "17,23"; null if void. */
  readonly result: string | null;
  /** In {@link RULE_BOOK}: "map-winner@1". */
  readonly rule: string;
}
