import { LANGUAGES } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { roundNumeral } from './round-numeral';

const ROUNDS = Array.from({ length: 16 }, (_, index) => index + 1);
const CHINESE = '一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六'.split(' ');

describe('roundNumeral', () => {
  it.each(LANGUAGES)('LANG-5 rounds 1 to 16 in $code', ({ id }) => {
    const expected = id === 1 || id === 3 ? CHINESE : ROUNDS.map(String);
    expect(ROUNDS.map((round) => roundNumeral(round, id))).toEqual(expected);
  });

  it('LANG-5 round 0 and rounds beyond 16 have no numeral', () => {
    expect(roundNumeral(0, 1)).toBe('0');
    expect(roundNumeral(17, 1)).toBe('17');
  });
});
