/**
 * Formats minor units as on the wire, with all decimals of the currency (0, 2 or 3).
 *
 * @example formatAmount(1248050n, 2) // '12480.50'
 */
export function formatAmount(minor: bigint, decimals: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0');
  const sign = minor < 0n ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
