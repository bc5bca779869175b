import type { AcceptPreference, Refusal } from '@clutchline/contract';
import type { MarketMove } from '@clutchline/domain';

import type { BenchPoint } from './placement-store';

/** The parts of a point that decide whether it takes bets, and its price. Odds in thousandths. */
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
  /** The price struck when the bet was placed. */
  readonly struck: number;
}

/** A bet whose stake waits in house:pending, held until it is decided (BET-8). Money in minor units. */
export interface HeldBetRecord {
  readonly orderNo: string;
  readonly accountId: number;
  readonly currencyId: number;
  readonly stake: bigint;
  readonly cap: bigint;
  readonly sizes: readonly number[];
  readonly accept: AcceptPreference;
  readonly isPool: boolean;
  /** Age of the feed when the bet was read, in ms of real time; null before its first image. */
  readonly feedAgeMs: number | null;
  /** What moved in one of its markets since it was placed. */
  readonly move: MarketMove | null;
  /** In the order of the ticket. */
  readonly legs: readonly HeldLegRecord[];
}

export interface DueBet {
  readonly orderNo: string;
  readonly accountId: number;
  readonly heldUntil: number;
}

export interface DueQuery {
  readonly now: number;
  /** Nobody is held for longer than this, in ms: a bet held beyond it was held before the clock went back. */
  readonly longest: number;
  readonly except: readonly string[];
  readonly limit: number;
}

/** What a bet no longer adds to what an outcome can cost the house. */
export interface ReleasedPart {
  readonly pointId: number;
  readonly currencyId: number;
  readonly amount: bigint;
}

/** What a bet adds to it; `cap` is the most the outcome may cost in all. */
export interface ReservedPart extends ReleasedPart {
  readonly orderNo: string;
  readonly cap: bigint;
}

/** A leg that takes the newer price, by its place on the ticket. */
export interface LegPrice {
  readonly position: number;
  readonly odd: number;
  readonly version: number;
}

/** A decision as it is stored; `odds` combined, as the wire shows them, `prices` of the legs that take a newer one. */
export type HeldEnding =
  | {
      readonly kind: 'confirm';
      readonly orderNo: string;
      readonly odds: string;
      readonly prices: readonly LegPrice[];
    }
  | { readonly kind: 'reject'; readonly orderNo: string; readonly refusal: Refusal };

export interface HeldBetStore {
  /** Held bets that are due, or whose market moved; those that wait longest come first. */
  due(query: DueQuery): Promise<DueBet[]>;
  /** How many are held. */
  count(): Promise<number>;
  /** Those of them that nobody else is deciding; they and the board they are on stay as they are until the commit. */
  hold(orderNos: readonly string[]): Promise<HeldBetRecord[]>;
  /** Adds to what outcomes can cost, all parts of a bet or none; answers the bets that would cost too much. */
  reserve(parts: readonly ReservedPart[]): Promise<ReadonlySet<string>>;
  release(parts: readonly ReleasedPart[]): Promise<void>;
  /** Ends held bets; fails if one of them is not held, or if bets are confirmed and the feed has grown too old. The ledger is the caller's. */
  decide(endings: readonly HeldEnding[], at: number): Promise<void>;
}
