import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { langId } from './define-call';
import { LANGUAGES, languageById } from './languages';

describe('languages', () => {
  it('LANG-1 has eight languages with ids 1 to 8 in the given order', () => {
    expect(LANGUAGES.map((language) => `${language.id} ${language.code}`)).toEqual([
      '1 zh-CN',
      '2 en-US',
      '3 zh-TW',
      '4 th-TH',
      '5 vi-VN',
      '6 in-ID',
      '7 ja-JP',
      '8 ko-KR',
    ]);
  });

  it('LANG-1 formats the wire code in-ID as id-ID', () => {
    expect(languageById(6).bcp47).toBe('id-ID');
    for (const { bcp47 } of LANGUAGES) expect(Intl.DateTimeFormat.supportedLocalesOf(bcp47)).toEqual([bcp47]);
  });

  it('bad-input 29: refuses every language that is no integer from 1 to 8', () => {
    const bad = [0, 9, -1, 2.5, '2', null, undefined, 1e9, 'en-US', {}];
    expect(bad.filter((value) => z.safeParse(langId, value).success)).toEqual([]);
    expect(LANGUAGES.every(({ id }) => z.safeParse(langId, id).success)).toBe(true);
  });
});
