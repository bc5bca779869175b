import { protectedLeft, type ProtectedMoment } from './check-protection';

/**
 * Limits an amount to the remainder of the player's amounts, minor units, 0 or more (SLIP-8, S27). Ignores breaks and
 * sessions.
 *
 * @example withinProtection(5_000n, moment) // with 200n left of the player's day_stake: 200n
 */
export function withinProtection(amount: bigint, moment: ProtectedMoment): bigint {
  const own = protectedLeft(moment);
  return own !== null && own < amount ? own : amount;
}
