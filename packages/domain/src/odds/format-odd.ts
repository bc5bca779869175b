/**
 * Formats thousandths, whole, from 0, with three decimals (USER-6).
 *
 * @example formatOdd(1955) // '1.955'
 */
export function formatOdd(thousandths: number | bigint): string {
  const digits = thousandths.toString().padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`;
}
