import { expect, it, vi } from 'vitest';

import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { createTestApp, TOKEN } from '../../../testing/test-app';
import { chooseLanguage } from './choose-language';

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
