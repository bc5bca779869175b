import type { AcceptPreference, Refusal } from '@clutchline/contract';
import type { Pool } from '@clutchline/domain';

import type { AcceptedBet, SnapshotPoint } from '../placement-store';
import type { AvailableLimits } from './available-limits';
import type { RequestedBet } from './requested-bets';

export interface RefusedBet {
  readonly kind: 'refused';
  readonly refusal: Refusal;
  /** Current value. */
  readonly limit: bigint | null;
  /** Unused. */
  readonly whole: bigint | null;
  /** Acceptable stake. */
  readonly offer: bigint | null;
  readonly shopIds: readonly number[];
}

export type BetDecision = { readonly kind: 'accepted'; readonly bet: AcceptedBet } | RefusedBet;

/** Prices in thousandths, in leg order; stake in minor units. */
export interface OfferTerms {
  readonly stake: bigint;
  readonly odds: readonly number[];
}

export interface ValidationContext {
  readonly accept: AcceptPreference;
  readonly now: number;
  readonly points: ReadonlyMap<number, SnapshotPoint>;
  /** By play. */
  readonly pools: ReadonlyMap<number, Pool>;
  readonly available: AvailableLimits;
  readonly feedAgeMs: number | null;
  readonly mayBetInPlay: boolean;
  /** Terms of a trader's offer that the player accepts; null: none (DESK-12). */
  readonly offer: OfferTerms | null;
  /** Real time. */
  readonly session: { readonly startedAt: number; readonly realNow: number };
}

export function refused(requested: RequestedBet, refusal: Refusal, fields: Partial<RefusedBet> = {}): RefusedBet {
  const shopIds = [...new Set(requested.selections.map(({ shop_id }) => shop_id))];
  return { kind: 'refused', refusal, limit: null, whole: null, offer: null, shopIds, ...fields };
}
