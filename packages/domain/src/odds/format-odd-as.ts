import { formatOdd } from './format-odd';
import { FORMAT_DECIMALS } from './format-decimals';
import type { OddsFormat } from './odds-formats';
import { ODD_ONE } from './odds-range';
import { shortestQuotient, writeNumber } from './shortest-quotient';
import { SIGNED_FORMATS, type SignedFormat } from './signed-format';

/**
 * Formats a price (thousandths, 1001 to 1000000) for display only. With d the decimal price: fractional and Hong Kong d
 * − 1; American +100 (d − 1) from 2.000 on, else −100 / (d − 1); Malay d − 1 up to 2.000, Indonesian from 2.000 on,
 * else −1 / (d − 1); probability 100 / d in percent.
 *
 * @example formatOddAs('malay', 2050) // '-0.952'
 */
export function formatOddAs(format: OddsFormat, thousandths: number): string {
  const profit = thousandths - ODD_ONE;
  const [least] = FORMAT_DECIMALS[format];
  switch (format) {
    case 'decimal':
      return formatOdd(thousandths);
    case 'hong_kong':
      return formatOdd(profit);
    case 'fractional':
      return fraction(profit, ODD_ONE);
    case 'probability':
      return `${shortestQuotient(100 * ODD_ONE, thousandths, least)}%`;
    case 'american':
    case 'malay':
    case 'indonesian':
      return signed(profit, SIGNED_FORMATS[format], least);
  }
}

function signed(profit: number, { unit, directAbove, plus }: SignedFormat, least: number): string {
  const isDirect = profit === ODD_ONE || profit > ODD_ONE === directAbove;
  if (!isDirect) return `-${shortestQuotient(unit * ODD_ONE, profit, least)}`;
  return `${plus}${direct(profit * unit, least)}`;
}

function direct(thousandths: number, least: number): string {
  let digits = thousandths;
  let decimals = 3;
  while (decimals > least && digits % 10 === 0) {
    digits /= 10;
    decimals -= 1;
  }
  return writeNumber({ digits, decimals });
}

function fraction(numerator: number, denominator: number): string {
  const divisor = commonDivisor(numerator, denominator);
  return `${numerator / divisor}/${denominator / divisor}`;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
