import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { keysOf } from './name-keys';
import { compact, MAX_NORMALIZED, normalize } from './normalize';
import { deletionsOf } from './typing-errors';

describe('normalize', () => {
  it.each([
    ['ＭＥＫＯＮＧ Dragons!', 'mekong dragons'],
    ['Leviatán', 'leviatan'],
    ['Đội Łódź Straße Æsir', 'doi lodz strasse aesir'],
    ['ジェイド・ランターンズ', 'じえいどらんたんず'],
    ['ｼﾞｪｲﾄﾞ', 'じえいど'],
    ['ヴァイパーズ', 'ばいぱず'],
    ['แลนเทิร์นส์', 'แลนเทิรนส'],
    ['翡翠燈', '翡翠灯'],
    ['重慶狼隊', '重庆狼队'],
    ['ㅈㅇㄷ', 'ㅈㅇㄷ'],
    ['Gen.G', 'gen g'],
    ['%_', ''],
  ])('FIND-2 %s is %s', (text, normalized) => {
    expect(normalize(text)).toBe(normalized);
  });

  it('FIND-2 traditional and simplified Chinese have the same pinyin', () => {
    const [simplified, traditional] = [keysOf(['重庆狼队'], []).keys, keysOf(['重慶狼隊'], []).keys];
    expect(simplified).toEqual(traditional);
    expect([...simplified.keys()]).toContain('chongqinglangdui');
    expect([...simplified.keys()]).not.toContain('zhongqinglangdui');
  });

  it('FIND-2 is stable, bounded, and has letters, digits, marks and single spaces only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const normalized = normalize(text);
        expect(normalized.length).toBeLessThanOrEqual(MAX_NORMALIZED);
        expect(normalized).toMatch(/^(?:[\p{L}\p{N}\p{M}]+(?: [\p{L}\p{N}\p{M}]+)*)?$/u);
        expect(compact(normalized)).not.toContain(' ');
      }),
    );
  });
});

describe('keysOf', () => {
  it('FIND-3 bad-input 172 no name has more keys than the limit', () => {
    const hostile = ['翡翠灯'.repeat(60), 'เ'.repeat(200), 'a b '.repeat(50), 'AaBb'.repeat(40), 'じ'.repeat(200)];
    expect(keysOf(hostile, hostile).keys.size).toBeLessThanOrEqual(300);
  });

  it('FIND-5 words that differ by one letter share a deletion, others do not', () => {
    const alike = (one: string, other: string): boolean =>
      deletionsOf(one).some((key) => deletionsOf(other).includes(key));
    for (const typed of ['coper', 'copperr', 'coppre', 'copber', 'opper'])
      expect(alike('copper', typed), typed).toBe(true);
    for (const typed of ['cop', 'chopsticks', 'reppoc']) expect(alike('copper', typed), typed).toBe(false);
  });
});
