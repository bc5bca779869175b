import { formatOdd } from './format-odd';

const THREE_DECIMALS = /\d+\.\d{3}$/;
/** From 2 on the third decimal decides nothing. */
const BELOW_TWO = /(^|\D)[01]\.\d{3}$/;
/** Thousandths: half of the last decimal that is left. */
const HALF = 5;

/**
 * A price for a narrow cell, from its shown text (U7): two decimals from 2 on, rounded half up; below, three unless
 * the last is 0. Text in another form is unchanged.
 *
 * @example shortOddText('3.923') // '3.92'
 */
export function shortOddText(text: string): string {
  if (!THREE_DECIMALS.test(text)) return text;
  const isExact = BELOW_TWO.test(text);
  if (text.endsWith('0') || (!isExact && text.slice(-1) < '5')) return text.slice(0, -1);
  return isExact ? text : text.replace(THREE_DECIMALS, roundUp);
}

const roundUp = (odd: string): string => formatOdd(Number(odd.replace('.', '')) + HALF).slice(0, -1);
