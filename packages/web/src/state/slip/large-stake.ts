import { parseAmount } from '@clutchline/domain';

import { decimalsOf } from './decimals-of';
import type { SlipFacts } from './slip-facts';
import { largestChip } from './stake-chips';

/** A stake is large from this part of the balance on. */
const PART_OF_BALANCE = 10n;

/**
 * Whether a stake is asked about again before it is placed: above the host's limit, or without one, above a tenth of the
 * balance and no less than the largest round chip.
 *
 * @param stake of the whole tab, minor units.
 * @param limits wire amounts; null while they are not known.
 */
export function isLargeStake(stake: bigint, limits: { readonly min: string } | null, facts: SlipFacts): boolean {
  const { confirmAbove, balance } = facts;
  if (confirmAbove !== null) return stake > BigInt(confirmAbove);
  const decimals = decimalsOf(facts);
  const purse = parseAmount(balance?.amount ?? '', decimals) ?? 0n;
  return stake >= largestChip(limits, decimals) && stake * PART_OF_BALANCE > purse;
}
