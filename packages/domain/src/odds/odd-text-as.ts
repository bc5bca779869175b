import { formatOdd } from './format-odd';
import type { OddsFormat } from './odds-formats';
import { ODD_MAX, ODD_ONE } from './odds-range';
import { shownOddAs } from './shown-odd-as';

const DECIMAL_ODDS = /^\d+\.\d{3}$/;
const SIGNIFICANT = 3;

/**
 * Formats wire odds of any size for display (USER-5): 1.001 to 1000.000 by {@link shownOddAs}; higher combo odds
 * shortened; odds up to 1.000, as in settled bets, and other text unchanged.
 *
 * @example oddTextAs('american', '1.800') // '−125'
 */
export function oddTextAs(format: OddsFormat, odds: string): string {
  if (format === 'decimal' || !DECIMAL_ODDS.test(odds)) return odds;
  const thousandths = BigInt(odds.replace('.', ''));
  if (thousandths <= ODD_ONE) return odds;
  return thousandths <= ODD_MAX ? shownOddAs(format, Number(thousandths)) : longOddAs(format, thousandths);
}

function longOddAs(format: Exclude<OddsFormat, 'decimal'>, thousandths: bigint): string {
  const profit = thousandths - BigInt(ODD_ONE);
  switch (format) {
    case 'hong_kong':
    case 'indonesian':
      return formatOdd(profit);
    case 'fractional':
      return `${profit / BigInt(ODD_ONE)}/1`;
    case 'american':
      return `+${profit / 10n}`;
    case 'malay':
      return `−${shortened(ODD_ONE / Number(profit))}`;
    case 'probability':
      return `${shortened((100 * ODD_ONE) / Number(thousandths))}%`;
  }
}

function shortened(value: number): string {
  return value.toFixed(Math.min(100, SIGNIFICANT - 1 - Math.floor(Math.log10(value))));
}
