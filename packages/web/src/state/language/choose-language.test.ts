import { describe, expect, it, vi } from 'vitest';

import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { createTestApp, TOKEN } from '../../../testing/test-app';
import { chooseLanguage, chooseStartLanguage } from './choose-language';

it('LANG-4 a choice is stored on the machine and, signed in, sent to the server in that language', async () => {
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

const langOf = (options: Parameters<typeof createTestApp>[0]) => createTestApp(options).app.language.getState().langId;

it('C11 LANG-6 the address goes before the saved choice, which goes before the host', () => {
  const area = new FakeStorageArea();
  area.put('lang', 3);
  expect(langOf({ area, lang: { query: 4, host: 5 } })).toBe(4);
  expect(langOf({ area, lang: { query: null, host: 5 } })).toBe(3);
  expect(createTestApp({ lang: { query: 4, host: 5 } }).app.language.getState().langId).toBe(4);
  expect(createTestApp({ browserLanguages: ['th'] }).app.language.getState().langId).toBe(4);
});

it('U14 the language of the address survives a reload, is not stored, and ends with a choice', () => {
  const area = new FakeStorageArea();
  const visitArea = new FakeStorageArea();
  area.put('lang', 3);
  const none = { query: null, host: null };
  expect(langOf({ area, visitArea, lang: { ...none, query: 7 } })).toBe(7);
  const reloaded = createTestApp({ area, visitArea, lang: none });
  expect(reloaded.app.language.getState().langId).toBe(7);
  expect(langOf({ area, lang: none })).toBe(3);
  chooseLanguage(reloaded.app, 5);
  expect(langOf({ area, visitArea, lang: none })).toBe(5);
});

it('bad-input 89: a damaged saved language gives way to the others', () => {
  const area = new FakeStorageArea();
  area.put('lang', 9);
  expect(createTestApp({ area, lang: { query: null, host: 8 } }).app.language.getState().langId).toBe(8);
});

describe('chooseStartLanguage', () => {
  const all = { saved: 3, query: 4, host: 5, browser: ['ja-JP'] } as const;

  it('C11 LANG-6 query, then saved choice, then host, then browser, then en-US', () => {
    expect(chooseStartLanguage(all)).toBe(4);
    expect(chooseStartLanguage({ ...all, query: null })).toBe(3);
    expect(chooseStartLanguage({ ...all, saved: null, query: null })).toBe(5);
    expect(chooseStartLanguage({ ...all, saved: null, query: null, host: null })).toBe(7);
    expect(chooseStartLanguage({ saved: null, query: null, host: null, browser: [] })).toBe(2);
    expect(chooseStartLanguage({ saved: null, query: null, host: null, browser: ['de-DE', 'fr'] })).toBe(2);
  });

  it('LANG-6 takes the first language of the browser that is one of ours', () => {
    expect(chooseStartLanguage({ saved: null, query: null, host: null, browser: ['de', 'ko', 'en-GB'] })).toBe(8);
  });
});
