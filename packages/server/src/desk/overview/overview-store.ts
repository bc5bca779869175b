import type { CategoryId, MarketCode, PickCode } from '@clutchline/contract';
import type { DeskNames } from '@clutchline/contract/desk';
import type { LimitRule } from '@clutchline/domain';

import type { OpenStakes, PlacedStakes } from '../sheets/sheet-store';

/** Open bets of players that are not simulated. Combos of a currency are one row, of play and point 0. */
export interface OpenBets {
  readonly until: string;
  readonly placed: readonly PlacedStakes[];
  /** All, with those of `placed`. Null: not counted. */
  readonly counted: readonly OpenStakes[] | null;
  /** Whether open bets have changed otherwise than by placing. */
  readonly hasMoved: boolean;
}

/** Sums of ledger entries of bets. */
export interface LedgerFlow {
  readonly currencyId: number;
  /** Transactions before the end of the reading: they cannot change any more. */
  readonly isFinal: boolean;
  readonly turnover: bigint;
  readonly settled: bigint;
  readonly paid: bigint;
}

/** Outcomes of requested bets. */
export interface BetOutcome {
  /** 0 taken, 1 held, 2 refused. */
  readonly receiveStatus: number;
  readonly refusal: string | null;
  readonly bets: number;
}

/** Everything from `from`, exclusive end `until`: transaction ids of the database. */
export interface Stretch<Row> {
  readonly until: string;
  readonly rows: readonly Row[];
}

export interface Cap {
  readonly currencyId: number;
  readonly liability: bigint;
}

export interface ExposureQuery {
  /** By the settings, for every currency. */
  readonly caps: readonly Cap[];
  /** In force: they can make a cap smaller. */
  readonly rules: readonly LimitRule[];
  readonly limit: number;
}

interface Teams {
  readonly team_1: DeskNames;
  readonly team_2: DeskNames;
}

interface Named extends Teams {
  readonly outright: DeskNames | null;
}

export interface LargeExposure extends Named {
  readonly gameId: number;
  readonly eventId: number;
  readonly gameTypeId: number;
  readonly categoryId: CategoryId;
  readonly teamId1: number;
  readonly teamId2: number;
  readonly playId: number;
  readonly pointId: number;
  readonly currencyId: number;
  readonly market: MarketCode;
  readonly round: number;
  readonly line: number | null;
  readonly names: DeskNames | null;
  readonly pick: PickCode;
  readonly pointLine: number | null;
  readonly limitScale: number;
  readonly amount: bigint;
}

export interface WaitingMatch extends Teams {
  readonly gameId: number;
  readonly startTime: number;
  readonly endedAt: number | null;
  readonly undecidedPlays: number;
  /** Number of all matches that wait, also beyond the limit. */
  readonly matches: number;
}

export interface ClosingPool extends Named {
  readonly playId: number;
  readonly gameId: number;
  readonly startTime: number;
  readonly status: number;
  readonly stakes: readonly { readonly currency_id: number; readonly stakes: string; readonly tickets: number }[];
}

export interface FeedProgress {
  readonly ageMs: number | null;
  readonly fedUntil: number | null;
  readonly guardedPlays: number;
  readonly doubts: readonly { readonly kind: string; readonly values: number }[];
}

export interface Health {
  readonly outboxCount: number;
  readonly outboxWaitedMs: number;
  readonly term: number;
  readonly holder: string;
  readonly leaderSilentMs: number;
}

export interface OverviewStore {
  /** Placed by the transaction `from` or a later one; null: counted. */
  open(from: string | null, mayCount: (hasMoved: boolean) => boolean): Promise<OpenBets>;
  /** Of transactions with the id `from` or a later one (null: all), at or after `since` in business time. */
  flows(from: string | null, since: number): Promise<Stretch<LedgerFlow>>;
  /** Id of the next transaction. */
  position(): Promise<string>;
  outcomes(from: string): Promise<Stretch<BetOutcome>>;
  /** Contains the `limit` largest shares of the strictest caps, and not many more. */
  exposures(query: ExposureQuery): Promise<LargeExposure[]>;
  /** Undecided after the end or the result, or long after the start; oldest first. */
  waiting(startedBefore: number, limit: number): Promise<WaitingMatch[]>;
  pools(startBefore: number, limit: number): Promise<ClosingPool[]>;
  feed(): Promise<FeedProgress>;
  health(): Promise<Health>;
}
