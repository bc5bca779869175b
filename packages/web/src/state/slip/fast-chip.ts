import { formatAmount, parseAmount } from '@clutchline/domain';

import { withoutEmptyDecimals } from './stake-chips';

/**
 * Null if not chosen, invalid in this currency or outside the limits (SLIP-12).
 * @param limits wire amounts; null while unknown: no check.
 */
export function fastChip(
  fastStake: string | null,
  limits: { readonly min: string; readonly max: string } | null,
  decimals: number,
): string | null {
  const stake = fastStake === null ? null : parseAmount(fastStake, decimals);
  if (stake === null || stake <= 0n) return null;
  const min = parseAmount(limits?.min ?? '', decimals) ?? stake;
  const max = parseAmount(limits?.max ?? '', decimals) ?? stake;
  return stake < min || stake > max ? null : withoutEmptyDecimals(formatAmount(stake, decimals));
}
