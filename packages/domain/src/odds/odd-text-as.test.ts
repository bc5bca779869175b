import { describe, expect, it } from 'vitest';

import { oddTextAs } from './odd-text-as';
import { ODDS_FORMATS } from './odds-formats';
import { shownOddAs } from './shown-odd-as';

describe('oddTextAs', () => {
  it('USER-5 writes a price as shownOddAs does, from the least to the most', () => {
    for (const format of ODDS_FORMATS) {
      expect(oddTextAs(format, '1.001')).toBe(shownOddAs(format, 1_001));
      expect(oddTextAs(format, '1.955')).toBe(shownOddAs(format, 1_955));
      expect(oddTextAs(format, '1000.000')).toBe(shownOddAs(format, 1_000_000));
    }
  });

  it.each([
    ['decimal', '2501.400'],
    ['hong_kong', '2500.400'],
    ['indonesian', '2500.400'],
    ['fractional', '2500/1'],
    ['american', '+250040'],
    ['malay', '−0.000400'],
    ['probability', '0.0400%'],
  ] as const)('USER-5 shortens the odds of a long combo in %s', (format, text) => {
    expect(oddTextAs(format, '2501.400')).toBe(text);
  });

  it('USER-5 writes odds of any length without a power of ten', () => {
    const odds = `${'9'.repeat(70)}.999`;
    for (const format of ODDS_FORMATS) expect(oddTextAs(format, odds)).toMatch(/^[+−]?[\d.]+(\/1|%)?$/);
  });

  it.each(['1.000', '0.500', '0.000', '', '–', '1,955', '1e3', 'NaN'])(
    'USER-5 leaves %j, no price, as it is',
    (text) => {
      for (const format of ODDS_FORMATS) expect(oddTextAs(format, text)).toBe(text);
    },
  );
});
