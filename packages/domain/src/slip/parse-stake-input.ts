import { parseAmount } from '../money/parse-amount';

const TYPED = /^(\d{1,12})(?:[.,](\d{0,3}))?$/;

/**
 * Reads a stake as a player types it: comma or dot before the decimals, blanks around it, leading zeros and a last
 * separator allowed; at most twelve digits, no sign, no grouping.
 *
 * @param decimals of the player's currency: 0, 2 or 3.
 * @returns minor units, or null where it is no amount of this currency.
 * @example parseStakeInput('12,5', 2) // 1250n
 */
export function parseStakeInput(text: string, decimals: number): bigint | null {
  const match = TYPED.exec(text.trim());
  if (match === null) return null;
  const [, whole = '', fraction = ''] = match;
  const plain = whole.replace(/^0+(?=\d)/, '');
  return parseAmount(fraction === '' ? plain : `${plain}.${fraction}`, decimals);
}
