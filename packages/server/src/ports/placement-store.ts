import type { AcceptPreference, CategoryId, Flag, MatchStatus, Pick, PlayStatus } from '@clutchline/contract';
import type { PlayerProtection } from '@clutchline/domain';

import type { CallResponse } from '../services/service';
import type { NewBet, StakedSums } from './bet-store';
import type { Origin } from './region-store';

export type PlacementAnswer = CallResponse<'playMore'>;

/** What is kept for ever under a request id of a player's: what was answered, or that it was given up (BET-8). */
export interface StoredPlacement {
  /** SHA-256 of what was asked, to tell a retry from another request under the same id; empty where it was given up. */
  readonly bodyHash: string;
  /** Null where it was given up before it came. */
  readonly answer: PlacementAnswer | null;
}

/**
 * A point as far as a bet on it is judged. Odds in thousandths: its price, or the last one where it has none now. Exposure
 * in minor units of the player's currency.
 */
export interface BenchPoint {
  readonly pointId: number;
  readonly playId: number;
  readonly gameId: number;
  readonly odd: number;
  readonly version: number;
  readonly pick: Pick;
  /** It has its outcome already. */
  readonly isDecided: boolean;
  /** It has a price and is not suspended by itself. */
  readonly isOffered: boolean;
  readonly categoryId: CategoryId;
  readonly noParlay: Flag;
  readonly playStatus: PlayStatus;
  readonly playHide: Flag;
  /** Thousandths of the currency's limits. */
  readonly limitScale: number;
  readonly matchStatus: MatchStatus;
  readonly matchHide: Flag;
  /** Map and scores of the match: a bet judged before a score is none that is taken after it (BET-8). */
  readonly standing: readonly number[];
  readonly gameTypeId: number;
  readonly eventId: number;
  readonly teamIds: readonly [number, number];
  readonly startTime: number;
  /** What the outcome can cost the house already. */
  readonly exposure: bigint;
}

/** The wallet a placement is judged by; `version` counts its changes. */
export interface BenchWallet {
  readonly currencyId: number;
  readonly balance: bigint;
  readonly version: number;
}

/** Everything a placement is judged by, as it is stored at one moment. */
export interface Bench {
  /** The database's clock at the reading, in ms since 1970. */
  readonly databaseNow: number;
  /** Real time since the feed's source was complete up to what is stored, in ms; null before the first image. */
  readonly feedAgeMs: number | null;
  readonly wallet: BenchWallet;
  readonly stored: StoredPlacement | null;
  /** The points of the request; unknown ids, and points that never had a price, are left out. */
  readonly points: readonly BenchPoint[];
  readonly staked: StakedSums;
  readonly protection: PlayerProtection;
}

export interface BenchQuery {
  readonly accountId: number;
  /** Null where nothing is placed: only the limits are asked for. */
  readonly requestId: string | null;
  readonly pointIds: readonly number[];
  /** When the player's betting day began. */
  readonly dayStart: number;
}

/** A bet to be taken: its stake leaves the wallet with it. */
export interface BetToPlace extends Omit<NewBet, 'accountId' | 'requestId' | 'currencyId' | 'betTime'> {
  readonly accept: AcceptPreference;
}

/** What a bet adds to what an outcome can cost, and the most it may cost in all. */
export interface ExposurePart {
  readonly pointId: number;
  readonly amount: bigint;
  readonly cap: bigint;
}

/** A placement as it was judged: taken only where `wallet` and `points` are still what they were. */
export interface PlacementToCommit {
  readonly accountId: number;
  readonly requestId: string;
  readonly bodyHash: string;
  readonly answer: PlacementAnswer;
  readonly at: number;
  /** From where it was asked for, to be recorded with it (S15); null where nobody asked. */
  readonly origin: Origin | null;
  readonly wallet: BenchWallet;
  /** The points of the bets that are taken. */
  readonly points: readonly BenchPoint[];
  readonly exposures: readonly ExposurePart[];
  readonly bets: readonly BetToPlace[];
  /** By the database's clock, in ms: bets are not accepted later; null without such a limit. */
  readonly acceptUntil: number | null;
  /** Bets are not accepted at prices of a feed that is older, in ms of real time; null without such a limit. */
  readonly maxFeedAgeMs: number | null;
}

/** What a request id is spent on where `place_bets` does not do it: a swap, or that a bet was given up. */
export interface PlacementToKeep extends StoredPlacement {
  readonly accountId: number;
  readonly requestId: string;
  readonly at: number;
}

/**
 * `stale`: something moved since it was read, or the feed has grown too old; nothing was written. `late`: the deadline has passed;
 * nothing was written. `repeated`: the request id has its answer already.
 */
export type CommitOutcome = 'placed' | 'stale' | 'late' | 'repeated';

export interface PlacementStore {
  find(accountId: number, requestId: string): Promise<StoredPlacement | null>;
  /** Spends a request id; false where it is spent already. */
  keep(placement: PlacementToKeep): Promise<boolean>;
  /** With `hold`, within a transaction, board and wallet stay as they are until its end. */
  read(query: BenchQuery, hold: boolean): Promise<Bench>;
  /** One statement: everything or nothing. */
  commit(placement: PlacementToCommit): Promise<CommitOutcome>;
}
