import type {
  AcceptPreference,
  BetHistoryItem,
  CategoryId,
  Flag,
  MatchStatus,
  PickCode,
  PlayStatus,
} from '@clutchline/contract';
import type { OperatorLimits, PlayerProtection, Pool, ReferableRefusal } from '@clutchline/domain';

import type { PlacementLimits } from './limits/limit-store';
import type { CallResponse, Origin } from '../platform/calls';

export type PlacementAnswer = CallResponse<'playMore'>;

/** Per request id (BET-8). */
export interface StoredPlacement {
  /** Empty if abandoned. */
  readonly bodyHash: string;
  readonly answer: PlacementAnswer | null;
}

/** Odds in thousandths, current or last; null for a pool without stakes on the point. Exposure in minor units. */
export interface SnapshotPoint {
  readonly pointId: number;
  readonly playId: number;
  readonly gameId: number;
  readonly odd: number | null;
  readonly version: number;
  readonly pick: PickCode;
  readonly isDecided: boolean;
  /** Priced, not suspended itself. */
  readonly isOffered: boolean;
  readonly categoryId: CategoryId;
  readonly noParlay: Flag;
  readonly playStatus: PlayStatus;
  readonly playHide: Flag;
  /** Thousandths. */
  readonly limitScale: number;
  readonly matchStatus: MatchStatus;
  readonly matchHide: Flag;
  /** Map and scores; a change prevents the commit (BET-8). */
  readonly progress: readonly number[];
  readonly gameTypeId: number;
  readonly eventId: number;
  readonly teamIds: readonly [number, number];
  readonly startTime: number;
  readonly exposure: bigint;
}

/** With the price of the bet, for a pool the estimate that includes its stake (BET-2). */
export interface PricedPoint extends SnapshotPoint {
  readonly odd: number;
}

export interface SnapshotWallet {
  readonly currencyId: number;
  readonly balance: bigint;
  readonly version: number;
}

export interface StakedSums {
  readonly day: bigint;
  /** Paid in auto chess today: counts against the limits of the player, not against those of the house. */
  readonly cards: bigint;
  readonly matches: ReadonlyMap<number, bigint>;
  /** Staked today within the scope of a rule for a part of the board, by its id. */
  readonly scopes: ReadonlyMap<number, bigint>;
}

/** Read at one moment. */
export interface PlacementSnapshot {
  readonly databaseNow: number;
  readonly feedAgeMs: number | null;
  readonly wallet: SnapshotWallet;
  readonly stored: StoredPlacement | null;
  /** Without unknown ids and points that never had a price; pools need none. */
  readonly points: readonly SnapshotPoint[];
  readonly staked: StakedSums;
  /** Those of the points, by play, in the currency of the wallet. */
  readonly pools: ReadonlyMap<number, Pool>;
  readonly protection: PlayerProtection;
  readonly operatorLimits: OperatorLimits;
  readonly limits: PlacementLimits;
}

export interface SnapshotQuery {
  readonly accountId: number;
  readonly requestId: string | null;
  readonly pointIds: readonly number[];
  readonly dayStart: number;
}

export interface AcceptedBet {
  readonly kind: BetHistoryItem['kind'];
  /** Legs per combination (SLIP-7). */
  readonly sizes: readonly number[];
  readonly lines: number;
  readonly stake: bigint;
  /** Combined, in wire format. */
  readonly odds: string;
  readonly legs: readonly PricedPoint[];
  readonly isPool: boolean;
  /** Business time (BET-8). */
  readonly delayMs: number;
  /** Most that it pays. */
  readonly cap: bigint;
  /** The limit that refuses it, about which a person decides (DESK-12); null: none. */
  readonly referral: ReferableRefusal | null;
}

export interface NewBet extends AcceptedBet {
  readonly orderNo: string;
  readonly heldUntil: number | null;
  /** End of the in-play delay; the placement if it has none. */
  readonly delayUntil: number;
}

export interface ExposurePart {
  readonly pointId: number;
  readonly amount: bigint;
  readonly cap: bigint;
}

/** A bet on a round of Speed LOL that was refused before its lock (ROUND-5). */
export interface RoundRefusal {
  readonly round: number;
  readonly pointId: number;
  readonly currencyId: number;
  /** Minor units. */
  readonly stake: bigint;
  readonly reason: string;
}

/** Committed only if `wallet` and `points` are unchanged. */
export interface PlacementToCommit {
  readonly accountId: number;
  readonly requestId: string;
  readonly bodyHash: string;
  readonly answer: PlacementAnswer;
  readonly at: number;
  /** S15. */
  readonly origin: Origin | null;
  readonly wallet: SnapshotWallet;
  readonly points: readonly SnapshotPoint[];
  readonly exposures: readonly ExposurePart[];
  readonly accept: AcceptPreference;
  readonly bets: readonly NewBet[];
  readonly roundRefusals: readonly RoundRefusal[];
  /** Database time. */
  readonly acceptUntil: number | null;
  readonly maxFeedAgeMs: number | null;
  /** Of the limits by which it was validated. */
  readonly limitVersion: number;
  /** The rejected bet whose offer it accepts; null: none. */
  readonly offerOf: string | null;
  /** Its bets await their stakes from the operator's wallet: each is stored with the intent of its debit (O1). */
  readonly awaitsFunds: boolean;
}

export interface ReservedRequest extends StoredPlacement {
  readonly accountId: number;
  readonly requestId: string;
  readonly at: number;
}

/** `stale`: validate again. Only `placed` writes. */
export type CommitOutcome = 'placed' | 'stale' | 'late' | 'repeated';

export interface PlacementStore {
  find(accountId: number, requestId: string): Promise<StoredPlacement | null>;
  reserve(placement: ReservedRequest): Promise<boolean>;
  /** `hold` locks board and wallet. */
  read(query: SnapshotQuery, hold: boolean): Promise<PlacementSnapshot>;
  commit(placement: PlacementToCommit): Promise<CommitOutcome>;
}
