import { describe, expect, it } from 'vitest';

import { parseOddAs } from './parse-odd-as';

describe('parseOddAs', () => {
  it.each([
    ['decimal', '1.955', 1_955],
    ['decimal', '2', 2_000],
    ['fractional', '100/30', 4_333],
    ['fractional', '8/4', 3_000],
    ['american', '-110', 1_909],
    ['american', '170', 2_700],
    ['american', '-100', 2_000],
    ['hong_kong', '0.2', 1_200],
    ['malay', '-0.4', 3_500],
    ['malay', '1', 2_000],
    ['indonesian', '-1', 2_000],
    ['indonesian', '-5', 1_200],
    ['indonesian', '3.0', 4_000],
    ['probability', '50%', 2_000],
  ] as const)('reads %s %s as %i', (format, text, odd) => {
    expect(parseOddAs(format, text)).toBe(odd);
  });

  it.each([
    ['decimal', '1.000'],
    ['decimal', '1000.001'],
    ['decimal', '1.9555'],
    ['decimal', '+1.955'],
    ['decimal', '1.955%'],
    ['decimal', ' 1.955'],
    ['decimal', '１.955'],
    ['decimal', '1e1'],
    ['decimal', ''],
    ['fractional', '1/0'],
    ['fractional', '0/0'],
    ['fractional', '0/5'],
    ['fractional', '1000/1'],
    ['fractional', '-1/2'],
    ['fractional', '0.5'],
    ['american', '+50'],
    ['american', '-50'],
    ['american', '0'],
    ['american', '-0'],
    ['american', '-110.55'],
    ['american', 'foo'],
    ['hong_kong', '0'],
    ['hong_kong', '-0.5'],
    ['malay', '1.001'],
    ['malay', '-1'],
    ['malay', '-1.5'],
    ['malay', '-0.000000000'],
    ['malay', '-0.0000000001'],
    ['indonesian', '0.5'],
    ['indonesian', '-0.5'],
    ['probability', '51.15'],
    ['probability', '0%'],
    ['probability', '100%'],
    ['probability', '-50%'],
  ] as const)('bad-input 39: %s %j is no price', (format, text) => {
    expect(parseOddAs(format, text)).toBeNull();
  });
});
