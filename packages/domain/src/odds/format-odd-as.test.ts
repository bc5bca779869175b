import { describe, expect, it } from 'vitest';

import { formatOddAs } from './format-odd-as';
import { FORMAT_DECIMALS } from './format-decimals';
import { ODDS_FORMATS } from './odds-formats';
import { ODD_MAX, ODD_MIN } from './odds-range';
import { parseOddAs } from './parse-odd-as';

describe('formatOddAs', () => {
  it.each([
    ['decimal', 1_955, '1.955'],
    ['fractional', 1_955, '191/200'],
    ['fractional', 2_000, '1/1'],
    ['fractional', 3_500, '5/2'],
    ['american', 1_955, '-104.7'],
    ['american', 1_800, '-125'],
    ['american', 1_999, '-100.1'],
    ['american', 2_000, '+100'],
    ['american', 2_055, '+105.5'],
    ['american', 1_001, '-100000'],
    ['american', 1_000_000, '+99900'],
    ['hong_kong', 1_955, '0.955'],
    ['hong_kong', 1_000_000, '999.000'],
    ['malay', 1_955, '0.955'],
    ['malay', 2_000, '1.000'],
    ['malay', 2_001, '-0.999'],
    ['malay', 3_500, '-0.400'],
    ['malay', 11_000, '-0.100'],
    ['malay', 999_999, '-0.001001002'],
    ['indonesian', 1_955, '-1.047'],
    ['indonesian', 1_999, '-1.001'],
    ['indonesian', 2_000, '1.000'],
    ['indonesian', 1_001, '-1000.000'],
    ['probability', 1_955, '51.15%'],
    ['probability', 1_600, '62.50%'],
    ['probability', 1_001, '99.90%'],
    ['probability', 1_000_000, '0.10%'],
    ['probability', 999_999, '0.1000001%'],
  ] as const)('writes %s of %i thousandths as %s', (format, odd, text) => {
    expect(formatOddAs(format, odd)).toBe(text);
  });

  it.each(ODDS_FORMATS)(
    'R9 every price from 1.001 to 1000.000 comes back from %s, with the decimals published and no more',
    { timeout: 60_000 },
    (format) => {
      const [least, most] = FORMAT_DECIMALS[format];
      const decimals = new Set<number>();
      for (let odd = ODD_MIN; odd <= ODD_MAX; odd += 1) {
        const text = formatOddAs(format, odd);
        if (parseOddAs(format, text) !== odd) throw new Error(`${odd} is ${text}, which reads otherwise`);
        decimals.add(text.replace('%', '').split('.')[1]?.length ?? 0);
      }
      expect([Math.min(...decimals), Math.max(...decimals)]).toEqual([least, most]);
    },
  );
});
