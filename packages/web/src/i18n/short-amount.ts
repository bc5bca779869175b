import { parseAmount, shortenAmount } from '@clutchline/domain';
import type { Formatters } from '@clutchline/i18n';

/**
 * Without currency; k above 1,000, M above 1,000,000 (USER-6, C19).
 * @example shortAmount(format, '12480.50', 2) // '12.48k'
 */
export function shortAmount(
  format: Pick<Formatters, 'money' | 'shortMoney'>,
  amount: string,
  decimals: number,
): string {
  const { value, suffix } = shortenAmount(parseAmount(amount, decimals) ?? 0n, decimals);
  return suffix === '' ? format.money(amount, decimals) : format.shortMoney(value, suffix);
}
