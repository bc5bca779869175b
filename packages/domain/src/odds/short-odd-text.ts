import { formatOdd } from './format-odd';

/** Thousandths. From here on the third decimal decides nothing. */
const SHORT_FROM = 2_000;
/** Half of the last decimal that is left. */
const HALF = 5;

/**
 * A price for a narrow cell, from its shown text (U7): two decimals from 2 on, rounded half up; below, three unless
 * the last is 0. Text in another form is unchanged.
 *
 * @example shortOddText('3.923') // '3.92'
 */
export function shortOddText(text: string): string {
  return text.replace(/\d+\.\d{3}$/, (full) => {
    const odd = Number(full.replace('.', ''));
    return odd < SHORT_FROM ? full.replace(/0$/, '') : formatOdd(odd + HALF).slice(0, -1);
  });
}
