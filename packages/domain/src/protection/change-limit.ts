import type { SetLimit } from './player-limit';

/** Business time (BET-7, S27). */
export const LOOSER_AFTER_MS = 24 * 60 * 60 * 1_000;

/** Limit at `now` (business time, ms), with a due pending value applied. */
export function currentLimit({ value, pending }: SetLimit, now: number): SetLimit {
  if (pending !== null && now >= pending.from) return { value: pending.value, pending: null };
  return { value, pending };
}

/**
 * A tighter or equal value applies at once and cancels the pending one; a looser value applies {@link LOOSER_AFTER_MS}
 * later. A value tighter than the pending one keeps its time. Units as in {@link SetLimit}.
 *
 * @example changeLimit({ value: 100n, pending: null }, null, 0)
 *   // { value: 100n, pending: { value: null, from: 86_400_000 } }
 */
export function changeLimit(limit: SetLimit, wanted: bigint | null, now: number): SetLimit {
  const { value, pending } = currentLimit(limit, now);
  if (!isLooserLimit(wanted, value)) return { value: wanted, pending: null };
  const staysPending = pending !== null && !isLooserLimit(wanted, pending.value);
  return { value, pending: { value: wanted, from: staysPending ? pending.from : now + LOOSER_AFTER_MS } };
}

/** Null is no limit. */
export function isLooserLimit(wanted: bigint | null, than: bigint | null): boolean {
  if (than === null) return false;
  return wanted === null || wanted > than;
}
