import type { AcceptPreference, Refusal } from '@clutchline/contract';

import type { BenchPoint } from '../ports/placement-store';
import type { Purse } from './purse';
import type { Wish } from './wishes-of';

/** A bet that may be taken: stake of all lines in minor units, legs at the price now. */
export interface TakenBet {
  readonly kind: 'taken';
  readonly wish: Wish;
  readonly stake: bigint;
  readonly lines: number;
  /** Combined odds as the wire shows them. */
  readonly odds: string;
  readonly legs: readonly BenchPoint[];
  readonly isPool: boolean;
  /** How long it is held before it is confirmed, in ms of business time; 0 where it is confirmed at once. */
  readonly delayMs: number;
}

/** Amounts in minor units; null where they say nothing. */
export interface RefusedBet {
  readonly kind: 'refused';
  readonly refusal: Refusal;
  /** What the limit that bit allows now. */
  readonly limit: bigint | null;
  /** That limit when nothing of it is used. */
  readonly whole: bigint | null;
  /** The stake that would pass. */
  readonly offer: bigint | null;
  readonly shopIds: readonly number[];
}

export type Verdict = TakenBet | RefusedBet;

/** What bets are judged by. */
export interface Court {
  readonly accept: AcceptPreference;
  readonly now: number;
  readonly points: ReadonlyMap<number, BenchPoint>;
  readonly purse: Purse;
  /** Age of the feed in ms of real time; null before its first image. */
  readonly feedAgeMs: number | null;
  /** Whether the clock of this process is right enough to hold a bet for its delay (R40). */
  readonly mayBetInPlay: boolean;
  /** When the player's session began, ms of real time; `realNow` is on the same clock. */
  readonly session: { readonly startedAt: number; readonly realNow: number };
}

/** A refusal of all selections of a bet unless others are named. */
export function refused(wish: Wish, refusal: Refusal, fields: Partial<RefusedBet> = {}): RefusedBet {
  const shopIds = [...new Set(wish.selections.map(({ shop_id }) => shop_id))];
  return { kind: 'refused', refusal, limit: null, whole: null, offer: null, shopIds, ...fields };
}
