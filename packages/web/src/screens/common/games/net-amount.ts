import { formatAmount, parseAmount } from '@clutchline/domain';

/**
 * Returned less staked, exactly.
 *
 * @param staked, returned wire amounts of one currency.
 * @example netAmount('30.00', '12.50') // '-17.50'
 */
export function netAmount(staked: string, returned: string): string {
  const decimals = staked.split('.')[1]?.length ?? 0;
  const net = (parseAmount(returned, decimals) ?? 0n) - (parseAmount(staked, decimals) ?? 0n);
  return `${net < 0n ? '-' : ''}${formatAmount(net < 0n ? -net : net, decimals)}`;
}
