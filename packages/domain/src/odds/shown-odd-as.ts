import { formatOdd } from './format-odd';
import { fractionOnLadder } from './fraction-ladder';
import type { OddsFormat } from './odds-formats';
import { ODD_ONE } from './odds-range';
import { SIGNED_FORMATS, type SignedFormat } from './signed-format';

/** As wide as a digit. */
const MINUS = '−';

/**
 * Writes a price (thousandths, 1001 to 1000000) as a bettor reads it, rounded (U7); {@link formatOddAs} is exact.
 * Fractional is the nearest step of the bookmakers' ladder; American whole; Hong Kong, Malay and Indonesian three
 * decimals, two from 10 on; probability one decimal.
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
