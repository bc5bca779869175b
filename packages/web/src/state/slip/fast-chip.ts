import { formatAmount, parseAmount } from '@clutchline/domain';

import { withoutEmptyDecimals } from './stake-chips';

/**
 * The stake of the fast bet as a chip offers it (SLIP-12); null where there is none, or it is no stake of this currency
 * or outside the limits.
 *
 * @param limits wire amounts; null while they are not known: any stake is offered then.
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
