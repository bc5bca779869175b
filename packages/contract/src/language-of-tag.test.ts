import { describe, expect, it } from 'vitest';

import { languageOfTag, LANGUAGES } from './languages';

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
