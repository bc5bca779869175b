import type { AcceptPreference, Refusal } from '@clutchline/contract';

import type { SnapshotPoint } from '../placement-store';
import type { Purse } from './purse';
import type { Wish } from './wishes-of';

/** Total stake in minor units, legs at the current price. */
export interface TakenBet {
  readonly kind: 'taken';
  readonly wish: Wish;
  readonly stake: bigint;
  readonly lines: number;
  /** Combined, in wire format. */
  readonly odds: string;
  readonly legs: readonly SnapshotPoint[];
  readonly isPool: boolean;
  /** Ms of business time; 0 if confirmed at once. */
  readonly delayMs: number;
}

/** Minor units; null if not applicable. */
export interface RefusedBet {
  readonly kind: 'refused';
  readonly refusal: Refusal;
  /** Current value of the violated limit. */
  readonly limit: bigint | null;
  /** The unused limit. */
  readonly whole: bigint | null;
  /** A stake that would be accepted. */
  readonly offer: bigint | null;
  readonly shopIds: readonly number[];
}

export type Verdict = TakenBet | RefusedBet;

/** Validation context. */
export interface Court {
  readonly accept: AcceptPreference;
  readonly now: number;
  readonly points: ReadonlyMap<number, SnapshotPoint>;
  readonly purse: Purse;
  /** Ms of real time; null before the first snapshot. */
  readonly feedAgeMs: number | null;
  /** Whether the process clock is accurate enough for in-play delays (R40). */
  readonly mayBetInPlay: boolean;
  /** Ms of real time, on the same clock. */
  readonly session: { readonly startedAt: number; readonly realNow: number };
}

/** For all selections, unless `fields` names others. */
export function refused(wish: Wish, refusal: Refusal, fields: Partial<RefusedBet> = {}): RefusedBet {
  const shopIds = [...new Set(wish.selections.map(({ shop_id }) => shop_id))];
  return { kind: 'refused', refusal, limit: null, whole: null, offer: null, shopIds, ...fields };
}
