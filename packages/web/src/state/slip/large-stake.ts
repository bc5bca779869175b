import { parseAmount } from '@clutchline/domain';

import { decimalsOf } from './decimals-of';
import type { SlipFacts } from './slip-facts';
import { largestChip } from './stake-chips';

/** Divisor of the balance. */
const PART_OF_BALANCE = 10n;

/**
 * Above the host's limit; without one, above a tenth of the balance and at least the largest round chip.
 * @param stake of the whole tab, minor units.
 * @param limits wire amounts; null while unknown.
 */
export function isLargeStake(stake: bigint, limits: { readonly min: string } | null, facts: SlipFacts): boolean {
  const { confirmAbove, balance } = facts;
  if (confirmAbove !== null) return stake > BigInt(confirmAbove);
  const decimals = decimalsOf(facts);
  const purse = parseAmount(balance?.amount ?? '', decimals) ?? 0n;
  return stake >= largestChip(limits, decimals) && stake * PART_OF_BALANCE > purse;
}
