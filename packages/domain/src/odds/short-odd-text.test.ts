import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatOdd } from './format-odd';
import { ODD_MAX, ODD_MIN } from './odds-range';
import { shortOddText } from './short-odd-text';

const thousandthsOf = (text: string): number => Number(text.padEnd(text.indexOf('.') + 4, '0').replace('.', ''));

describe('shortOddText', () => {
  it.each([
    ['1.955', '1.955'],
    ['1.999', '1.999'],
    ['1.950', '1.95'],
    ['1.900', '1.90'],
    ['2.000', '2.00'],
    ['2.004', '2.00'],
    ['2.005', '2.01'],
    ['3.923', '3.92'],
    ['9.995', '10.00'],
    ['10.500', '10.50'],
    ['101.000', '101.00'],
    ['1000.000', '1000.00'],
    ['−1.047', '−1.047'],
    ['−2.941', '−2.94'],
  ])('U7 the third decimal is only where it decides: %s is %s', (text, short) => {
    expect(shortOddText(text)).toBe(short);
  });

  it.each(['–', '', '11.35', '6/4', '100/30', '−134', '+292', '20.5%', 'No bets yet', '1.5', '1.9555'])(
    'U7 leaves %j as it is',
    (text) => {
      expect(shortOddText(text)).toBe(text);
    },
  );

  it('U7 is at most half a hundredth away, exact below 2, and a higher price is never lower', () => {
    const pair = fc.tuple(fc.integer({ min: ODD_MIN, max: ODD_MAX }), fc.integer({ min: ODD_MIN, max: ODD_MAX }));
    fc.assert(
      fc.property(pair, (prices) => {
        const [low, high] = prices.sort((a, b) => a - b);
        const [less, more] = [low, high].map((odd) => thousandthsOf(shortOddText(formatOdd(odd))));
        expect(less).toBeLessThanOrEqual(more ?? 0);
        expect(Math.abs((less ?? 0) - low)).toBeLessThanOrEqual(low < 2_000 ? 0 : 5);
      }),
    );
  });
});
