import { expect, it } from 'vitest';

import { SCREEN_PATHS, screenOf } from './screen-of';

it('NAV-1 the root and /match lead to the list', () => {
  expect(['', '/', '/match'].map(screenOf)).toEqual(['redirect', 'redirect', 'redirect']);
});

it('NAV-3 every screen is found under its own path', () => {
  for (const [screen, path] of Object.entries(SCREEN_PATHS)) expect(screenOf(path)).toBe(screen);
});

it.each(['/unknown', '/match/list/x', '/user', '/user/limits'])(
  'ROUTE-3 %s is in the second route table, or unknown',
  (path) => expect(screenOf(path)).toBe(path),
);

it.each(['/match/', '/MATCH/LIST', '//evil.com', '/\\evil.com', '/%2F%2Fevil.com', '/%E0%A4%A'])(
  'bad-input 77, 79: %s is nothing of ours',
  (path) => expect(screenOf(path)).toBe('unknown'),
);
