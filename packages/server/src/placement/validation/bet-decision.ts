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

export interface ValidationContext {
  readonly accept: AcceptPreference;
  readonly now: number;
  readonly points: ReadonlyMap<number, SnapshotPoint>;
  /** By play. */
  readonly pools: ReadonlyMap<number, Pool>;
  readonly available: AvailableLimits;
  readonly feedAgeMs: number | null;
  readonly mayBetInPlay: boolean;
  /** Real time. */
  readonly session: { readonly startedAt: number; readonly realNow: number };
}

export function refused(requested: RequestedBet, refusal: Refusal, fields: Partial<RefusedBet> = {}): RefusedBet {
  const shopIds = [...new Set(requested.selections.map(({ shop_id }) => shop_id))];
  return { kind: 'refused', refusal, limit: null, whole: null, offer: null, shopIds, ...fields };
}
