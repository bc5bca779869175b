import { formatOdd } from './format-odd';
import { formatOddAs } from './format-odd-as';
import type { OddsFormat } from './odds-formats';
import { ODD_MAX, ODD_ONE } from './odds-range';

const DECIMAL_ODDS = /^\d+\.\d{3}$/;
/** How many digits a quotient has that is written by its size alone. */
const SIGNIFICANT = 3;

/**
 * Odds of any size as the wire writes them, in a format, for the eye alone (USER-5). A price, 1.001 to 1000.000, is
 * written by {@link formatOddAs}. Odds of a long combo above that are shortened: whole American units, a fraction over 1,
 * three digits of a Malay price or a probability. Odds of 1.000 and less, as settled bets have them, are no price: they
 * stay decimal, as does every text that is no odds.
 *
 * @example oddTextAs('american', '1.800') // '-125'
 * @example oddTextAs('fractional', '2501.400') // '2500/1'
 * @example oddTextAs('hong_kong', '0.500') // '0.500'
 */
export function oddTextAs(format: OddsFormat, odds: string): string {
  if (!DECIMAL_ODDS.test(odds)) return odds;
  const thousandths = BigInt(odds.replace('.', ''));
  if (thousandths <= ODD_ONE) return odds;
  return thousandths <= ODD_MAX ? formatOddAs(format, Number(thousandths)) : longOddAs(format, thousandths);
}

function longOddAs(format: OddsFormat, thousandths: bigint): string {
  const profit = thousandths - BigInt(ODD_ONE);
  switch (format) {
    case 'decimal':
      return formatOdd(thousandths);
    case 'hong_kong':
    case 'indonesian':
      return formatOdd(profit);
    case 'fractional':
      return `${profit / BigInt(ODD_ONE)}/1`;
    case 'american':
      return `+${profit / 10n}`;
    case 'malay':
      return `-${shortened(ODD_ONE / Number(profit))}`;
    case 'probability':
      return `${shortened((100 * ODD_ONE) / Number(thousandths))}%`;
  }
}

/** A number below 1 with its first digits, never as a power of ten. */
function shortened(value: number): string {
  return value.toFixed(Math.min(100, SIGNIFICANT - 1 - Math.floor(Math.log10(value))));
}
