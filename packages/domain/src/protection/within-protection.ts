import { protectedLeft, type ProtectedMoment } from './check-protection';

/**
 * Limits an amount (minor units, from 0) to the rest of the player's amounts (SLIP-8, S27). Ignores breaks and
 * sessions.
 */
export function withinProtection(amount: bigint, moment: ProtectedMoment): bigint {
  const own = protectedLeft(moment);
  return own !== null && own < amount ? own : amount;
}
