import type { AcceptPreference, Refusal } from '@clutchline/contract';
import type { MarketMove } from '@clutchline/domain';

import type { BenchPoint } from './placement-store';

/** The price of a point and the fields that decide whether it takes bets. Odds in thousandths. */
export interface HeldLegRecord extends Pick<
  BenchPoint,
  | 'pointId'
  | 'odd'
  | 'version'
  | 'isDecided'
  | 'isOffered'
  | 'playStatus'
  | 'playHide'
  | 'limitScale'
  | 'matchStatus'
  | 'matchHide'
> {
  /** Price at bet time. */
  readonly struck: number;
}

/** A held bet, whose stake is in house:pending until it is accepted or rejected (BET-8). Money in minor units. */
export interface HeldBetRecord {
  readonly orderNo: string;
  readonly accountId: number;
  readonly currencyId: number;
  readonly stake: bigint;
  readonly cap: bigint;
  readonly sizes: readonly number[];
  readonly accept: AcceptPreference;
  readonly isPool: boolean;
  /** Age of the feed when the bet was read, in ms of real time; null before the first snapshot. */
  readonly feedAgeMs: number | null;
  /** Change of one of its markets since bet time. */
  readonly move: MarketMove | null;
  /** In ticket order. */
  readonly legs: readonly HeldLegRecord[];
}

export interface DueBet {
  readonly orderNo: string;
  readonly accountId: number;
  readonly heldUntil: number;
}

export interface DueQuery {
  readonly now: number;
  /** Longest hold in ms. A bet held until later was stored before the clock was set back. */
  readonly longest: number;
  readonly except: readonly string[];
  readonly limit: number;
}

/** Liability that a bet releases. */
export interface ReleasedPart {
  readonly pointId: number;
  readonly currencyId: number;
  readonly amount: bigint;
}

/** Liability that a bet adds; `cap` is the highest total liability of the point. */
export interface ReservedPart extends ReleasedPart {
  readonly orderNo: string;
  readonly cap: bigint;
}

/** New price of a leg, by its position on the ticket. */
export interface LegPrice {
  readonly position: number;
  readonly odd: number;
  readonly version: number;
}

/** A decision to store: `odds` combined, in wire format; `prices` of the legs with a new price. */
export type HeldEnding =
  | {
      readonly kind: 'confirm';
      readonly orderNo: string;
      readonly odds: string;
      readonly prices: readonly LegPrice[];
    }
  | { readonly kind: 'reject'; readonly orderNo: string; readonly refusal: Refusal };

export interface HeldBetStore {
  /** Held bets that are due, or whose market changed; longest waiting first. */
  due(query: DueQuery): Promise<DueBet[]>;
  /** Number of held bets. */
  count(): Promise<number>;
  /** Locks those bets that no other transaction has locked, and the board rows they depend on, until the commit. */
  hold(orderNos: readonly string[]): Promise<HeldBetRecord[]>;
  /** Adds liability, all parts of a bet or none; returns the bets that exceed a cap. */
  reserve(parts: readonly ReservedPart[]): Promise<ReadonlySet<string>>;
  release(parts: readonly ReleasedPart[]): Promise<void>;
  /**
   * Accepts or rejects held bets. Fails if one is not held, or if bets are confirmed and the feed is too old. The
   * caller posts to the ledger.
   */
  decide(endings: readonly HeldEnding[], at: number): Promise<void>;
}
