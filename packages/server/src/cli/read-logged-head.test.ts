import { expect, it } from 'vitest';

import { readLoggedHead } from './read-logged-head';

const HEAD = 'ab12'.repeat(16);

it('S-M6 reads a number and a head as they are logged, in either case', () => {
  expect(readLoggedHead(`12:${HEAD}`)).toEqual({ number: 12, head: HEAD });
  expect(readLoggedHead(` 1:${HEAD.toUpperCase()} `)).toEqual({ number: 1, head: HEAD });
});

it.each([
  '',
  '12',
  `0:${HEAD}`,
  `-1:${HEAD}`,
  `12:${HEAD}0`,
  `12:${HEAD.slice(1)}`,
  `x:${HEAD}`,
  `12:${'g'.repeat(64)}`,
])('S-M6 refuses the head %j', (text) => expect(readLoggedHead(text)).toBeNull());
