import type { AcceptPreference, CategoryId, Flag, MatchStatus, Pick, PlayStatus } from '@clutchline/contract';
import type { PlayerProtection } from '@clutchline/domain';

import type { CallResponse } from '../services/service';
import type { NewBet, StakedSums } from './bet-store';
import type { Origin } from './region-store';

export type PlacementAnswer = CallResponse<'playMore'>;

/** What is stored permanently under a player's request id: the answer, or that it was abandoned (BET-8). */
export interface StoredPlacement {
  /** SHA-256 of the request, which distinguishes a retry from another request with the same id; empty if abandoned. */
  readonly bodyHash: string;
  /** Null if abandoned before the request arrived. */
  readonly answer: PlacementAnswer | null;
}

/**
 * A point with the fields that validation needs. Odds in thousandths: the current price, or the last one. Exposure in
 * minor units of the player's currency.
 */
export interface BenchPoint {
  readonly pointId: number;
  readonly playId: number;
  readonly gameId: number;
  readonly odd: number;
  readonly version: number;
  readonly pick: Pick;
  /** It has an outcome. */
  readonly isDecided: boolean;
  /** It has a price and is not suspended itself. */
  readonly isOffered: boolean;
  readonly categoryId: CategoryId;
  readonly noParlay: Flag;
  readonly playStatus: PlayStatus;
  readonly playHide: Flag;
  /** Thousandths of the currency's limits. */
  readonly limitScale: number;
  readonly matchStatus: MatchStatus;
  readonly matchHide: Flag;
  /** Map and scores of the match: a bet that was validated before a score is not accepted after it (BET-8). */
  readonly standing: readonly number[];
  readonly gameTypeId: number;
  readonly eventId: number;
  readonly teamIds: readonly [number, number];
  readonly startTime: number;
  /** Current liability. */
  readonly exposure: bigint;
}

/** The wallet that a placement is validated against; `version` counts its changes. */
export interface BenchWallet {
  readonly currencyId: number;
  readonly balance: bigint;
  readonly version: number;
}

/** Placement snapshot: everything a placement is validated against, read at one moment. */
export interface Bench {
  /** Database time of the reading, in ms since 1970. */
  readonly databaseNow: number;
  /** Real time in ms since the source was complete up to the stored state; null before the first snapshot. */
  readonly feedAgeMs: number | null;
  readonly wallet: BenchWallet;
  readonly stored: StoredPlacement | null;
  /** Unknown ids, and points that never had a price, are left out. */
  readonly points: readonly BenchPoint[];
  readonly staked: StakedSums;
  readonly protection: PlayerProtection;
}

export interface BenchQuery {
  readonly accountId: number;
  /** Null if only limits are read. */
  readonly requestId: string | null;
  readonly pointIds: readonly number[];
  /** Start of the player's betting day. */
  readonly dayStart: number;
}

/** A bet to accept, which debits its stake from the wallet. */
export interface BetToPlace extends Omit<NewBet, 'accountId' | 'requestId' | 'currencyId' | 'betTime'> {
  readonly accept: AcceptPreference;
}

/** Liability that a bet adds; `cap` is the highest total liability of the point. */
export interface ExposurePart {
  readonly pointId: number;
  readonly amount: bigint;
  readonly cap: bigint;
}

/** A validated placement; committed only if `wallet` and `points` are unchanged. */
export interface PlacementToCommit {
  readonly accountId: number;
  readonly requestId: string;
  readonly bodyHash: string;
  readonly answer: PlacementAnswer;
  readonly at: number;
  /** Origin of the request, recorded with it (S15); null if there is no request. */
  readonly origin: Origin | null;
  readonly wallet: BenchWallet;
  /** Points of the accepted bets. */
  readonly points: readonly BenchPoint[];
  readonly exposures: readonly ExposurePart[];
  readonly bets: readonly BetToPlace[];
  /** Database time in ms after which bets are not accepted; null for no limit. */
  readonly acceptUntil: number | null;
  /** Highest feed age in ms of real time at which bets are accepted; null for no limit. */
  readonly maxFeedAgeMs: number | null;
}

/** A use of a request id outside `place_bets`: a swap, or an abandoned request. */
export interface PlacementToKeep extends StoredPlacement {
  readonly accountId: number;
  readonly requestId: string;
  readonly at: number;
}

/**
 * `stale`: data changed since it was read, or the feed is too old; nothing was written. `late`: the deadline has
 * passed; nothing was written. `repeated`: the request id already has an answer.
 */
export type CommitOutcome = 'placed' | 'stale' | 'late' | 'repeated';

export interface PlacementStore {
  find(accountId: number, requestId: string): Promise<StoredPlacement | null>;
  /** Reserves a request id; false if it is used already. */
  keep(placement: PlacementToKeep): Promise<boolean>;
  /** With `hold`, in a transaction, locks board and wallet until its end. */
  read(query: BenchQuery, hold: boolean): Promise<Bench>;
  /** One statement, all or nothing. */
  commit(placement: PlacementToCommit): Promise<CommitOutcome>;
}
