import type { AcceptPreference, Refusal } from '@clutchline/contract';
import type { MarketMove, ReferableRefusal, Reoffer } from '@clutchline/domain';

import type { LimitBook, SnapshotPoint } from '../placement';

export interface HeldLegRecord extends Pick<
  SnapshotPoint,
  | 'pointId'
  | 'version'
  | 'isDecided'
  | 'isOffered'
  | 'playStatus'
  | 'playHide'
  | 'limitScale'
  | 'playId'
  | 'gameId'
  | 'eventId'
  | 'gameTypeId'
  | 'categoryId'
  | 'matchStatus'
  | 'startTime'
  | 'matchHide'
> {
  readonly struck: number;
  /** The current price, else the last one, else that of the bet. */
  readonly odd: number;
}

/** Stake is in house:pending (BET-8). */
export interface HeldBetRecord {
  readonly orderNo: string;
  readonly accountId: number;
  readonly currencyId: number;
  readonly stake: bigint;
  readonly cap: bigint;
  readonly sizes: readonly number[];
  readonly accept: AcceptPreference;
  readonly isPool: boolean;
  readonly feedAgeMs: number | null;
  readonly move: MarketMove | null;
  /** At the prices of a trader's offer, which its player accepted (DESK-12). */
  readonly isOffered: boolean;
  /** Null: no person decides. */
  readonly referral: HeldReferral | null;
  readonly legs: readonly HeldLegRecord[];
}

/** A bet that a trader decides: its liability is not reserved before it is taken (DESK-12). Business time, ms. */
export interface HeldReferral {
  readonly refusal: ReferableRefusal;
  readonly isLive: boolean;
  readonly delayUntil: number;
  readonly heldUntil: number;
  readonly decision: { readonly kind: 'take' | 'refuse' } | ({ readonly kind: 'reoffer' } & Reoffer) | null;
}

export interface LockedBets {
  readonly bets: readonly HeldBetRecord[];
  readonly limits: LimitsInForce;
}

export interface LimitsInForce {
  readonly book: LimitBook;
  /** Database time, ms. */
  readonly at: number;
}

export interface DueBet {
  readonly orderNo: string;
  readonly accountId: number;
  readonly heldUntil: number;
}

export interface DueQuery {
  readonly now: number;
  /** A bet that is due even later was stored before the clock was set back: it is due now. */
  readonly longest: number;
  /** Added to `longest` for bets that a trader decides. */
  readonly longestReferral: number;
  readonly except: readonly string[];
  readonly limit: number;
}

export interface ReleasedPart {
  readonly pointId: number;
  readonly currencyId: number;
  readonly amount: bigint;
}

export interface ReservedPart extends ReleasedPart {
  readonly orderNo: string;
  /** Null: a trader decided that it may be exceeded (DESK-12). */
  readonly cap: bigint | null;
}

/** An offer for a rejected bet; its liability is a {@link ReservedPart}. */
export interface NewOffer {
  readonly orderNo: string;
  readonly accountId: number;
  readonly currencyId: number;
  readonly stake: bigint;
  /** Thousandths, in leg order. */
  readonly odds: readonly number[];
}

export interface LegPrice {
  readonly position: number;
  readonly odd: number;
  readonly version: number;
}

export type HeldBetDecision =
  | {
      readonly kind: 'confirm';
      readonly orderNo: string;
      readonly odds: string;
      readonly prices: readonly LegPrice[];
    }
  | { readonly kind: 'reject'; readonly orderNo: string; readonly refusal: Refusal };

export interface HeldBetStore {
  /** Due, or market changed; longest waiting first. */
  due(query: DueQuery): Promise<DueBet[]>;
  count(): Promise<number>;
  /** Skips bets locked by others; locks the board rows. Null: no bet is left. */
  lock(orderNos: readonly string[]): Promise<LockedBets | null>;
  /** All parts of a bet or none; returns bets over a cap. */
  reserve(parts: readonly ReservedPart[]): Promise<ReadonlySet<string>>;
  release(parts: readonly ReleasedPart[]): Promise<void>;
  /** Players who take a break or may not bet. Locks the wallets until the commit, so that no break begins before it. */
  lockExcluded(accountIds: readonly number[], now: number): Promise<ReadonlySet<number>>;
  addOffers(offers: readonly NewOffer[], at: number): Promise<void>;
  /** Fails if a bet is not held or the feed is too old. */
  recordDecisions(decisions: readonly HeldBetDecision[], at: number): Promise<void>;
}
