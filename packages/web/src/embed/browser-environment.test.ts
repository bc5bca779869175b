import { expect, it, vi } from 'vitest';

import { codeIsGone } from './browser-environment';

const CODE = 'https://bets.example/assets/app-1a2b.js';

it.each([
  ['is gone', 404, 'application/json', true],
  ['was taken away', 410, 'text/plain', true],
  ['is answered with a page', 200, 'text/html; charset=utf-8', true],
  ['is there', 200, 'text/javascript', false],
  ['has no server for the moment', 503, 'text/html', false],
])('ERR-6 code that %s (%i %s): a new version is %s', async (_, status, type, isGone) => {
  const ask = vi.fn(() => Promise.resolve(new Response(null, { status, headers: { 'content-type': type } })));
  expect(await codeIsGone(ask, CODE)).toBe(isGone);
  expect(ask).toHaveBeenCalledWith(CODE, { method: 'HEAD', cache: 'no-store', credentials: 'omit' });
});

it('ERR-6 a lost network proves nothing about the version', async () => {
  expect(await codeIsGone(() => Promise.reject(new TypeError('Failed to fetch')), CODE)).toBe(false);
});
