import { protectedLeft, type ProtectedMoment } from './check-protection';

/**
 * As much of an amount as the player's own amounts leave, in minor units, 0 or more: what is left of the day is the smaller
 * of the house's and the player's own (SLIP-8, S27). Says nothing of breaks and sessions.
 *
 * @example withinProtection(5_000n, moment) // with 200n left of the player's day_stake: 200n
 */
export function withinProtection(amount: bigint, moment: ProtectedMoment): bigint {
  const own = protectedLeft(moment);
  return own !== null && own < amount ? own : amount;
}
