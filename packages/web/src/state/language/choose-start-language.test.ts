import { describe, expect, it } from 'vitest';

import { chooseStartLanguage } from './choose-start-language';

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
