import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { FRACTION_STEPS } from './fraction-ladder';
import { ODDS_FORMATS } from './odds-formats';
import { ODD_MAX, ODD_MIN } from './odds-range';
import { shownOddAs } from './shown-odd-as';

const prices = fc.integer({ min: ODD_MIN, max: ODD_MAX });

const SHAPES = {
  decimal: /^\d{1,4}\.\d{3}$/,
  fractional: /^\d{1,4}\/\d{1,4}$/,
  american: /^[+−]\d{3,6}$/,
  hong_kong: /^(\d\.\d{3}|\d{2,3}\.\d{2})$/,
  malay: /^−?\d\.\d{3}$/,
  indonesian: /^−?(\d\.\d{3}|\d{2,4}\.\d{2})$/,
  probability: /^\d{1,3}\.\d%$/,
} as const;

function profitOf(format: 'fractional' | 'american' | 'malay' | 'indonesian' | 'hong_kong', text: string): number {
  const [numerator = '', denominator = '1'] = text.split('/');
  const value = Number(numerator.replace('−', '-')) / Number(denominator);
  const unit = format === 'american' ? 100 : 1;
  return value < 0 ? -unit / value : value / unit;
}

describe('shownOddAs', () => {
  it.each([
    ['fractional', 3_923, '3/1'],
    ['fractional', 2_047, '21/20'],
    ['fractional', 4_369, '100/30'],
    ['fractional', 1_955, '20/21'],
    ['fractional', 2_500, '6/4'],
    ['fractional', 1_001, '1/1000'],
    ['fractional', 1_000_000, '1000/1'],
    ['american', 3_923, '+292'],
    ['american', 1_749, '−134'],
    ['american', 1_001, '−100000'],
    ['american', 2_000, '+100'],
    ['malay', 1_955, '0.955'],
    ['malay', 4_889, '−0.257'],
    ['malay', 20_236, '−0.052'],
    ['hong_kong', 1_955, '0.955'],
    ['hong_kong', 12_345, '11.35'],
    ['indonesian', 1_955, '−1.047'],
    ['indonesian', 1_001, '−1000.00'],
    ['probability', 4_889, '20.5%'],
    ['probability', 20_236, '4.9%'],
  ] as const)('U7 writes %s of %i thousandths as %s', (format, odd, text) => {
    expect(shownOddAs(format, odd)).toBe(text);
  });

  it.each(ODDS_FORMATS)('U7 every price has the short form of %s, with a real minus', (format) => {
    fc.assert(fc.property(prices, (odd) => SHAPES[format].test(shownOddAs(format, odd))));
  });

  it.each(['fractional', 'american', 'malay', 'indonesian', 'hong_kong'] as const)(
    'U7 a higher price is never a lower profit in %s',
    (format) => {
      const profits = fc.tuple(prices, prices).map((pair) => pair.sort((a, b) => a - b));
      fc.assert(
        fc.property(profits, ([low, high]) => {
          const [less, more] = [low, high].map((odd) => profitOf(format, shownOddAs(format, odd)));
          expect(less).toBeLessThanOrEqual((more ?? 0) + 1e-9);
        }),
      );
    },
  );

  it('U7 the ladder ascends and each of its steps is written as itself', () => {
    const profits = FRACTION_STEPS.map(({ profit }) => profit);
    expect(profits).toEqual([...profits].sort((a, b) => a - b));
    const whole = FRACTION_STEPS.filter(({ profit }) => Number.isInteger(profit) && profit < ODD_MAX);
    for (const { profit, text } of whole) expect(shownOddAs('fractional', profit + 1_000)).toBe(text);
  });
});
