import type {
  AcceptPreference,
  BetHistoryItem,
  CategoryId,
  Flag,
  MatchStatus,
  PickCode,
  PlayStatus,
} from '@clutchline/contract';
import type { PlayerProtection } from '@clutchline/domain';

import type { CallResponse, Origin } from '../platform/calls';

export type PlacementAnswer = CallResponse<'playMore'>;

/** Permanent, per request id (BET-8). */
export interface StoredPlacement {
  /** SHA-256 of the request; empty if abandoned. */
  readonly bodyHash: string;
  readonly answer: PlacementAnswer | null;
}

/** Odds in thousandths, current or last; exposure in minor units. */
export interface SnapshotPoint {
  readonly pointId: number;
  readonly playId: number;
  readonly gameId: number;
  readonly odd: number;
  readonly version: number;
  readonly pick: PickCode;
  readonly isDecided: boolean;
  /** Has a price and is not suspended itself. */
  readonly isOffered: boolean;
  readonly categoryId: CategoryId;
  readonly noParlay: Flag;
  readonly playStatus: PlayStatus;
  readonly playHide: Flag;
  /** Thousandths of the currency's limits. */
  readonly limitScale: number;
  readonly matchStatus: MatchStatus;
  readonly matchHide: Flag;
  /** Map and scores: a change of them prevents the commit (BET-8). */
  readonly standing: readonly number[];
  readonly gameTypeId: number;
  readonly eventId: number;
  readonly teamIds: readonly [number, number];
  readonly startTime: number;
  readonly exposure: bigint;
}

export interface SnapshotWallet {
  readonly currencyId: number;
  readonly balance: bigint;
  readonly version: number;
}

/** For day and match limits, without refunded and rejected bets. */
export interface StakedSums {
  readonly day: bigint;
  readonly matches: ReadonlyMap<number, bigint>;
}

/** Everything that validates a placement, read at one moment. */
export interface PlacementSnapshot {
  readonly databaseNow: number;
  /** In ms of real time; null before the first snapshot. */
  readonly feedAgeMs: number | null;
  readonly wallet: SnapshotWallet;
  readonly stored: StoredPlacement | null;
  /** Without unknown ids and points that never had a price. */
  readonly points: readonly SnapshotPoint[];
  readonly staked: StakedSums;
  readonly protection: PlayerProtection;
}

export interface SnapshotQuery {
  readonly accountId: number;
  readonly requestId: string | null;
  readonly pointIds: readonly number[];
  readonly dayStart: number;
}

/** A validated bet; its legs have the current price. */
export interface AcceptedBet {
  readonly kind: BetHistoryItem['kind'];
  /** Leg counts of its combinations (SLIP-7). */
  readonly sizes: readonly number[];
  readonly lines: number;
  /** Total, in minor units. */
  readonly stake: bigint;
  /** Combined, in wire format. */
  readonly odds: string;
  readonly legs: readonly SnapshotPoint[];
  readonly isPool: boolean;
  /** Ms of business time; 0 if confirmed at once (BET-8). */
  readonly delayMs: number;
}

export interface NewBet extends AcceptedBet {
  readonly orderNo: string;
  /** Highest possible payout, in minor units. */
  readonly cap: bigint;
  readonly heldUntil: number | null;
}

/** `cap` is the liability limit of the point. */
export interface ExposurePart {
  readonly pointId: number;
  readonly amount: bigint;
  readonly cap: bigint;
}

/** Committed only if `wallet` and `points` are unchanged. */
export interface PlacementToCommit {
  readonly accountId: number;
  readonly requestId: string;
  readonly bodyHash: string;
  readonly answer: PlacementAnswer;
  readonly at: number;
  /** Recorded with the placement (S15). */
  readonly origin: Origin | null;
  readonly wallet: SnapshotWallet;
  readonly points: readonly SnapshotPoint[];
  readonly exposures: readonly ExposurePart[];
  readonly accept: AcceptPreference;
  readonly bets: readonly NewBet[];
  /** Database time in ms; null for no limit. */
  readonly acceptUntil: number | null;
  /** Ms of real time; null for no limit. */
  readonly maxFeedAgeMs: number | null;
}

/** Use of a request id by a swap or an abandoned request. */
export interface ReservedRequest extends StoredPlacement {
  readonly accountId: number;
  readonly requestId: string;
  readonly at: number;
}

/** `stale`: data changed, or the feed is too old. Only `placed` writes. */
export type CommitOutcome = 'placed' | 'stale' | 'late' | 'repeated';

export interface PlacementStore {
  find(accountId: number, requestId: string): Promise<StoredPlacement | null>;
  /** Reserves a request id; false if used. */
  reserve(placement: ReservedRequest): Promise<boolean>;
  /** `hold` locks board and wallet until the transaction ends. */
  read(query: SnapshotQuery, hold: boolean): Promise<PlacementSnapshot>;
  commit(placement: PlacementToCommit): Promise<CommitOutcome>;
}
