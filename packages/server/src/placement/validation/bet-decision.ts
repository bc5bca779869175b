import type { AcceptPreference, Refusal } from '@clutchline/contract';

import type { AcceptedBet, SnapshotPoint } from '../placement-store';
import type { AvailableLimits } from './available-limits';
import type { RequestedBet } from './requested-bets';

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

export type BetDecision = { readonly kind: 'accepted'; readonly bet: AcceptedBet } | RefusedBet;

export interface ValidationContext {
  readonly accept: AcceptPreference;
  readonly now: number;
  readonly points: ReadonlyMap<number, SnapshotPoint>;
  readonly available: AvailableLimits;
  /** Ms of real time; null before the first snapshot. */
  readonly feedAgeMs: number | null;
  readonly mayBetInPlay: boolean;
  /** Ms of real time, on the same clock. */
  readonly session: { readonly startedAt: number; readonly realNow: number };
}

/** For all selections, unless `fields` names others. */
export function refused(requested: RequestedBet, refusal: Refusal, fields: Partial<RefusedBet> = {}): RefusedBet {
  const shopIds = [...new Set(requested.selections.map(({ shop_id }) => shop_id))];
  return { kind: 'refused', refusal, limit: null, whole: null, offer: null, shopIds, ...fields };
}
