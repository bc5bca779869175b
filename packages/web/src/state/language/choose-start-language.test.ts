import { LANGUAGES } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { chooseStartLanguage, languageOfTag } from './choose-start-language';

describe('chooseStartLanguage', () => {
  const all = { saved: 3, query: 4, host: 5, browser: ['ja-JP'] } as const;

  it('LANG-6 saved choice, then query, then host, then browser, then en-US', () => {
    expect(chooseStartLanguage(all)).toBe(3);
    expect(chooseStartLanguage({ ...all, saved: null })).toBe(4);
    expect(chooseStartLanguage({ ...all, saved: null, query: null })).toBe(5);
    expect(chooseStartLanguage({ ...all, saved: null, query: null, host: null })).toBe(7);
    expect(chooseStartLanguage({ saved: null, query: null, host: null, browser: [] })).toBe(2);
    expect(chooseStartLanguage({ saved: null, query: null, host: null, browser: ['de-DE', 'fr'] })).toBe(2);
  });

  it('LANG-6 takes the first language of the browser that is one of ours', () => {
    expect(chooseStartLanguage({ saved: null, query: null, host: null, browser: ['de', 'ko', 'en-GB'] })).toBe(8);
  });
});

describe('languageOfTag', () => {
  it('LANG-1 knows every language by its wire code and by its BCP 47 tag', () => {
    for (const { id, code, bcp47 } of LANGUAGES) {
      expect(languageOfTag(code)).toBe(id);
      expect(languageOfTag(bcp47.toLowerCase())).toBe(id);
    }
  });

  it.each([
    ['zh', 1],
    ['zh-Hans-SG', 1],
    ['zh-Hant', 3],
    ['zh-HK', 3],
    ['zh-Hant-MO', 3],
    ['en', 2],
    ['id', 6],
    ['vi', 5],
    ['de', null],
    ['', null],
  ])('LANG-6 reads the browser tag %j as %j', (tag, id) => {
    expect(languageOfTag(tag)).toBe(id);
  });
});
