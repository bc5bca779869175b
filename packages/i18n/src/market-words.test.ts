import { LANGUAGES, type LangCode } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { allCatalogues } from './all-catalogues';
import { joinNumbers } from './join-numbers';
import { translatorOf } from './testing/sample-match';

/** Not used by bettors, or misleading. */
const UNFIT: Readonly<Record<LangCode, readonly RegExp[]>> = {
  'en-US': [
    /\bstands? (here|for itself)\b/i,
    /\banew\b/i,
    /\bof it unsettled\b/i,
    /\bin force\b/i,
    /\bholds (at once|\{)/i,
    /\brunners?\b/i,
    /^(Early|Champion|Lines|R |Agrees)/,
    /\bdoes not agree\b/i,
    /\bno answer came\b/i,
    /\b(least return|the most is|begin (the|this) break)\b/i,
    /\bkeep for the house\b/i,
    /\bnot on offer\b/i,
  ],
  'zh-CN': [/可赢/, /地图/, /单图/, /普通玩法/, /单局获胜/, /走盘/, /中奖/, /投注成功/, /单注/],
  'zh-TW': [
    /滾球/,
    /波膽/,
    /地圖/,
    /單圖/,
    /可贏/,
    /帳戶/,
    /走盤退還/,
    /普通玩法/,
    /單局獲勝/,
    /中獎/,
    /投注成功/,
    /該玩法/,
  ],
  'ja-JP': [/マッチ/, /早期/, /勝ちたい/, /ベット票/, /チケット/, /返還/, /ライブ\{?件/, /全オッズ/],
  'ko-KR': [/십시오/, /당첨/, /배당률/, /^사전/, /사전 경기/, /변경 불가/, /내 정보/, /티켓/, /환급/],
  'th-TH': [/โทเท/, /อัตราต่อรอง/, /อัตราคงที่/, /คิดเงิน/, /เฟิร์สบลัด/, /^ฉัน$/, /เส้น/, /แมป/],
  'vi-VN': [/quỹ/i, /dòng/i, /(^|\s)vé(\s|$)/i, /tiền thắng/i, /^tỷ lệ trực tiếp/i, /^[TX] /, /^mức mới/i, /mốc kèo/i],
  'in-ID': [
    /\bgaris\b/i,
    /\bbaris\b/i,
    /\bbanding\b/i,
    /^awal$/i,
    /pasaran awal/i,
    /belum selesai/i,
    /pengecualian/i,
    /^Taruhan$/,
    /\blaga\b/i,
  ],
};

const isName = (key: string): boolean => key.startsWith('speed.club_');

describe('words of the market', () => {
  it.each(LANGUAGES)('LANG-2 words of the market: $code', ({ id, code }) => {
    const found = Object.entries(allCatalogues[id]).flatMap(([key, tokens]) => {
      const text = literalsOf(tokens);
      const unfit = UNFIT[code].find((word) => word.test(text));
      return unfit === undefined || isName(key) ? [] : [`${key}: ${text} (${unfit.source})`];
    });
    expect(found).toEqual([]);
  });

  it('LANG-2 words of the market: th-TH uses step for a parlay, once with the loan word', () => {
    const withLoan = Object.entries(allCatalogues[4]).filter(([, tokens]) => literalsOf(tokens).includes('พาร์เลย์'));
    expect(withLoan.map(([key]) => key)).toEqual(['bets.kind_combo']);
  });

  it('LANG-2 numbers in a row are separated as the language does', () => {
    expect(LANGUAGES.map(({ id }) => joinNumbers(translatorOf(id), [3, 4]))).toEqual([
      ...['3、4', '3, 4', '3、4', '3, 4', '3, 4', '3, 4', '3、4', '3, 4'],
    ]);
  });

  it('LANG-2 one of a thing is not called several', () => {
    const en = translatorOf(2);
    expect([1, 2].map((count) => en('slip.single_word', { count }))).toEqual(['single', 'singles']);
    expect([1, 5].map((count) => en('limits.years', { count }))).toEqual(['1 year', '5 years']);
  });
});

/** Without values; plural and select cases separated by blanks. */
function literalsOf(token: unknown): string {
  if (typeof token === 'string') return token;
  if (!Array.isArray(token)) return typeof token === 'object' && token !== null ? casesOf(token) : '';
  return token.map((part) => (Array.isArray(part) ? literalsOf(part[2] ?? '{') : literalsOf(part))).join('');
}

const casesOf = (cases: object): string => Object.values(cases).map(literalsOf).join(' ');
