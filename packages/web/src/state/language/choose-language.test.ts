import { describe, expect, it, vi } from 'vitest';

import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { createTestApp, TOKEN } from '../../../testing/test-app';
import { chooseLanguage, chooseStartLanguage } from './choose-language';

it('LANG-4 a choice is kept on the machine and, signed in, told to the server in that language', async () => {
  const { app, area, callsOf } = createTestApp({ token: TOKEN });
  chooseLanguage(app, 7);
  await vi.waitFor(() => expect(callsOf('changeLang').map(({ body }) => body)).toEqual([{ lang: 7 }]));
  expect(createTestApp({ area }).app.language.getState().langId).toBe(7);
});

it('LANG-4 without a token the call is skipped', () => {
  const { app, calls } = createTestApp();
  chooseLanguage(app, 7);
  expect(app.language.getState().langId).toBe(7);
  expect(calls).toEqual([]);
});

it('LANG-6 the saved choice goes before address and host', () => {
  const area = new FakeStorageArea();
  area.put('lang', 3);
  expect(createTestApp({ area, lang: { query: 4, host: 5 } }).app.language.getState().langId).toBe(3);
  expect(createTestApp({ lang: { query: 4, host: 5 } }).app.language.getState().langId).toBe(4);
  expect(createTestApp({ browserLanguages: ['th'] }).app.language.getState().langId).toBe(4);
});

it('bad-input 89: a damaged saved language gives way to the others', () => {
  const area = new FakeStorageArea();
  area.put('lang', 9);
  expect(createTestApp({ area, lang: { query: null, host: 8 } }).app.language.getState().langId).toBe(8);
});

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
