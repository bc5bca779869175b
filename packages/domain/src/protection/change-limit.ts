import type { SetLimit } from './player-limit';

/** How long a looser limit waits before it holds, in ms of business time (BET-7, S27). */
export const LOOSER_AFTER_MS = 24 * 60 * 60 * 1_000;

/**
 * The limit as it is at a moment: a looser value whose time has come is in force, any other still waits. `now` in ms of
 * business time.
 *
 * @example currentLimit({ value: 100n, pending: { value: null, from: 5 } }, 5) // { value: null, pending: null }
 */
export function currentLimit({ value, pending }: SetLimit, now: number): SetLimit {
  if (pending !== null && now >= pending.from) return { value: pending.value, pending: null };
  return { value, pending };
}

/**
 * What becomes of a limit when the player wants another value. Tighter, or the same, holds at once and cancels whatever
 * waits; looser holds {@link LOOSER_AFTER_MS} later. Wanting less than what already waits keeps that waiting time. `wanted`
 * as {@link SetLimit} counts, null takes the limit away.
 *
 * @example changeLimit({ value: 100n, pending: null }, 50n, now) // { value: 50n, pending: null }
 * @example changeLimit({ value: 100n, pending: null }, null, 0) // { value: 100n, pending: { value: null, from: 86_400_000 } }
 */
export function changeLimit(limit: SetLimit, wanted: bigint | null, now: number): SetLimit {
  const { value, pending } = currentLimit(limit, now);
  if (!isLooser(wanted, value)) return { value: wanted, pending: null };
  const keepsWaiting = pending !== null && !isLooser(wanted, pending.value);
  return { value, pending: { value: wanted, from: keepsWaiting ? pending.from : now + LOOSER_AFTER_MS } };
}

function isLooser(wanted: bigint | null, than: bigint | null): boolean {
  if (than === null) return false;
  return wanted === null || wanted > than;
}
