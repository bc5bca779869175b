import { parseAmount } from '../money/parse-amount';

const TYPED = /^(\d{1,12})(?:[.,](\d{0,3}))?$/;

/**
 * Parses a typed stake to minor units; null if invalid. Comma or dot, surrounding blanks, leading zeros and a trailing
 * separator are allowed; at most twelve digits, no sign, no grouping.
 *
 * @example parseStakeInput('12,5', 2) // 1250n
 */
export function parseStakeInput(text: string, decimals: number): bigint | null {
  const match = TYPED.exec(text.trim());
  if (match === null) return null;
  const [, whole = '', fraction = ''] = match;
  const plain = whole.replace(/^0+(?=\d)/, '');
  return parseAmount(fraction === '' ? plain : `${plain}.${fraction}`, decimals);
}
