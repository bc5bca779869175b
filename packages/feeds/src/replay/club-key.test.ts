import { describe, expect, it } from 'vitest';

import { clubKey } from './club-key';

describe('clubKey', () => {
  it.each([
    ['Inferno Esports (Filipino Team)', 'inferno eSports'],
    ['_PowerRangers', 'Power Rangers'],
    ['ex-KRÜ', 'EX KRU'],
    ['Team.Void', 'team void '],
  ])('%s and %s are one club', (a, b) => {
    expect(clubKey(1, a)).toBe(clubKey(1, b));
  });

  it.each([
    ['深圳DYG', 'DYG(Shenzhen,China)'],
    ['南京Hero久竞', 'Hero（南京）'],
    ['上海EDG.M', 'EDG.M'],
    ['重庆狼队', 'Wolves(Chongqing,China)'],
    ['情久', '桐乡情久'],
  ])('the Honor of Kings club %s is also written %s', (a, b) => {
    expect(clubKey(16, a)).toBe(clubKey(16, b));
  });

  it('keeps apart what differs in letters, and a name of signs alone', () => {
    expect(clubKey(3, 'MOUZ')).not.toBe(clubKey(3, 'MOUZ NXT'));
    expect(clubKey(1, '武汉A')).not.toBe(clubKey(1, '北京A'));
    expect(clubKey(3, '???')).toBe('???');
    expect(clubKey(3, '(BIG)')).toBe('big');
  });
});
