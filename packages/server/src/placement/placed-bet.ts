import type { BetHistoryItem, SlipItem } from '@clutchline/contract';

export interface NewLeg {
  readonly pointId: number;
  readonly gameId: number;
  readonly playId: number;
  /** As at bet time. */
  readonly categoryId: SlipItem['play']['category_id'];
  /** Thousandths. */
  readonly odd: number;
  readonly version: number;
}

/** Immutable part of a bet. Money in minor units. */
export interface BetTerms {
  readonly orderNo: string;
  readonly accountId: number;
  readonly requestId: string;
  readonly kind: BetHistoryItem['kind'];
  /** Leg counts of its combinations (SLIP-7). */
  readonly sizes: readonly number[];
  readonly lines: number;
  readonly currencyId: number;
  readonly stake: bigint;
  /** Combined, in wire format. */
  readonly odds: string;
  /** Highest possible payout. */
  readonly cap: bigint;
  readonly betTime: number;
}

export interface NewBet extends BetTerms {
  /** 0: confirmed at once (BET-8). */
  readonly receiveStatus: 0 | 1;
  readonly heldUntil: number | null;
  /** BET-2. */
  readonly isPool: boolean;
  readonly legs: readonly NewLeg[];
}

/** For day and match limits, without refunded and rejected bets. */
export interface StakedSums {
  readonly day: bigint;
  readonly matches: ReadonlyMap<number, bigint>;
}
