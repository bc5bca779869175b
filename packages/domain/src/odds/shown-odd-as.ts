import { formatOdd } from './format-odd';
import { fractionOnLadder } from './fraction-ladder';
import type { OddsFormat } from './odds-formats';
import { ODD_ONE } from './odds-range';
import { SIGNED_FORMATS, type SignedFormat } from './signed-format';

/** As wide as a digit. */
const MINUS = '−';

/**
 * Writes a price (thousandths, 1001 to 1000000) as a bettor reads it, for display only, rounded (U7). With d the decimal price:
 * fractional and Hong Kong d − 1; American +100 (d − 1) from 2.000 on, else −100 / (d − 1); Malay d − 1 up to 2.000,
 * Indonesian from 2.000 on, else −1 / (d − 1); probability 100 / d in percent. Fractional is the nearest step of the
 * bookmakers' ladder; American whole; Hong Kong, Malay and Indonesian have three decimals, two from 10 on; probability
 * one.
 *
 * @example shownOddAs('american', 1749) // '−134'
 */
export function shownOddAs(format: OddsFormat, thousandths: number): string {
  const profit = thousandths - ODD_ONE;
  switch (format) {
    case 'decimal':
      return formatOdd(thousandths);
    case 'fractional':
      return fractionOnLadder(profit);
    case 'probability':
      return `${((100 * ODD_ONE) / thousandths).toFixed(1)}%`;
    case 'hong_kong':
      return shortDecimals(profit / ODD_ONE);
    case 'american':
    case 'malay':
    case 'indonesian':
      return signed(profit, SIGNED_FORMATS[format]);
  }
}

function signed(profit: number, { unit, directAbove, plus }: SignedFormat): string {
  const write = (value: number): string => (unit === 1 ? shortDecimals(value) : String(Math.round(value)));
  const isDirect = profit === ODD_ONE || profit > ODD_ONE === directAbove;
  return isDirect ? `${plus}${write((profit * unit) / ODD_ONE)}` : `${MINUS}${write((unit * ODD_ONE) / profit)}`;
}

/** Four digits at most, so that columns of prices are equally wide. */
function shortDecimals(value: number): string {
  return value.toFixed(value < 10 ? 3 : 2);
}
