const AMOUNT = /^(-?)(0|[1-9]\d{0,17})(?:\.(\d{1,3}))?$/;

/**
 * Parses a wire amount in whole units (BET-9).
 *
 * @param text ASCII digits, optional minus, at most 18 digits, no leading zero.
 * @param decimals 0, 2 or 3.
 * @returns minor units; null if invalid or with too many decimals.
 */
export function parseAmount(text: string, decimals: number): bigint | null {
  const match = AMOUNT.exec(text);
  if (match === null) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (fraction.length > decimals) return null;
  return BigInt(sign + whole + fraction.padEnd(decimals, '0'));
}
