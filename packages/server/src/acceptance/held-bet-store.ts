import type { AcceptPreference, Refusal } from '@clutchline/contract';
import type { MarketMove } from '@clutchline/domain';

import type { SnapshotPoint } from '../placement';

export interface HeldLegRecord extends Pick<
  SnapshotPoint,
  | 'pointId'
  | 'version'
  | 'isDecided'
  | 'isOffered'
  | 'playStatus'
  | 'playHide'
  | 'limitScale'
  | 'matchStatus'
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
  readonly legs: readonly HeldLegRecord[];
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
  readonly cap: bigint;
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
  /** Skips bets locked by others; locks the board rows. */
  lock(orderNos: readonly string[]): Promise<HeldBetRecord[]>;
  /** All parts of a bet or none; returns bets over a cap. */
  reserve(parts: readonly ReservedPart[]): Promise<ReadonlySet<string>>;
  release(parts: readonly ReleasedPart[]): Promise<void>;
  /** Fails if a bet is not held or the feed is too old. */
  recordDecisions(decisions: readonly HeldBetDecision[], at: number): Promise<void>;
}
