import type { ResultFacts } from '../platform/records';
import type {
  LegOutcome,
  MapFacts,
  MarketCode,
  MatchFacts,
  OutrightFacts,
  PickCode,
  PlayStatus,
  VoidReason,
} from '@clutchline/contract';

export interface Sourced<Known> {
  readonly known: Known;
  readonly source: string;
}

export interface PointOutcome {
  readonly outcome: Exclude<LegOutcome, 'pending'>;
  readonly voidReason: VoidReason | null;
  readonly deadHeat: number;
  readonly result: string | null;
  readonly rule: string;
}

export interface PointToSettle {
  readonly point_id: number;
  readonly pick: PickCode;
  readonly line: number | null;
  readonly decided: PointOutcome | null;
}

export interface PlayToSettle {
  readonly playId: number;
  readonly market: MarketCode;
  readonly round: number;
  readonly line: number | null;
  readonly inList: boolean;
  readonly status: PlayStatus;
  readonly bestOf: number;
  readonly takeout: number | null;
  /** Used by its last decision. */
  readonly startedAt: number | null;
  /** Regardless of facts. */
  readonly voided: Sourced<VoidReason> | null;
  readonly points: readonly PointToSettle[];
}

export interface MatchToSettle {
  readonly gameId: number;
  readonly teamId1: number;
  readonly teamId2: number;
  readonly bestOf: number;
  readonly isOutright: boolean;
  readonly maps: ReadonlyMap<number, Sourced<MapFacts>>;
  readonly match: Sourced<MatchFacts> | null;
  readonly outright: Sourced<OutrightFacts> | null;
  readonly voided: Sourced<VoidReason> | null;
  readonly plays: readonly PlayToSettle[];
}

export interface PointDecision extends PointOutcome {
  readonly pointId: number;
  readonly source: string;
  readonly reason: string | null;
}

export interface PlayDecision {
  readonly playId: number;
  readonly status: PlayStatus;
  readonly startedAt: number | null;
  readonly points: readonly PointDecision[];
}

export interface CorrectedFacts {
  readonly gameId: number;
  readonly round: number | null;
  readonly facts: ResultFacts;
  readonly source: string;
  readonly reason: string;
  readonly approvedBy: readonly [string, string];
  readonly at: number;
}

export interface PermanentVoid {
  readonly gameId: number;
  readonly playId: number;
  readonly voidReason: VoidReason;
  readonly reason: string;
  readonly approvedBy: readonly [string, string];
  readonly at: number;
}

export interface PermanentMatchVoid extends Omit<PermanentVoid, 'playId'> {
  readonly isWhole: boolean;
  /** Void whatever their results. */
  readonly playIds: readonly number[];
}

/** Of two persons about one play: evidence only. */
export interface OperatorDecision extends Omit<PermanentVoid, 'voidReason'> {
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface StakesOnPlay {
  readonly currencyId: number;
  readonly kind: 'single' | 'parlay';
  readonly isSettled: boolean;
  readonly tickets: number;
  readonly stakes: bigint;
  readonly paid: bigint;
}

export interface PlayStakes {
  readonly gameId: number;
  readonly market: MarketCode;
  readonly round: number;
  readonly line: number | null;
  readonly status: PlayStatus;
  readonly team1: string | null;
  readonly team2: string | null;
  readonly tickets: readonly StakesOnPlay[];
}

export interface ResultStore {
  /** With undecided plays that have facts or a void, or settled before their early start was known. */
  matchesToSettle(): Promise<number[]>;
  /** By the database's clock. */
  msSinceFacts(gameIds: readonly number[]): Promise<number[]>;
  /** Locks the plays: none is settled twice or accepts a bet. */
  lockMatch(gameId: number): Promise<MatchToSettle | null>;
  storeOutcomes(decisions: readonly PlayDecision[], at: number): Promise<void>;
  correct(corrected: CorrectedFacts): Promise<number>;
  /** Final; plays are locked. */
  storeVoid(permanentVoid: PermanentVoid): Promise<void>;
  storeMatchVoid(permanentVoid: PermanentMatchVoid): Promise<void>;
  storeDecision(decision: OperatorDecision): Promise<void>;
  /** Null: unknown. */
  matchOf(playId: number): Promise<number | null>;
  stakesOn(playId: number): Promise<PlayStakes | null>;
  /** Not begun, no result. */
  overdue(startBefore: number): Promise<number[]>;
  /** Not void; undecided, other than special. */
  unresolved(startBefore: number): Promise<UnresolvedMatch[]>;
}

export interface UnresolvedMatch {
  readonly gameId: number;
  /** By the feed. */
  readonly isOver: boolean;
}
