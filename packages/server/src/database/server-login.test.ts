import { expect, it } from 'vitest';

import { asAppRole } from './server-login';

it('R31 names the role and leaves the rest of the address unchanged', () => {
  const url = new URL(
    asAppRole('postgres://me:se%40cret@db.example:5433/bets?sslmode=require&options=-c%20geqo%3Doff'),
  );
  expect(url.searchParams.get('options')).toBe('-c geqo=off -c jit=off -c role=clutchline_app');
  expect(url.searchParams.get('sslmode')).toBe('require');
  expect([url.username, url.password, url.host, url.pathname]).toEqual(['me', 'se%40cret', 'db.example:5433', '/bets']);
});

it('R31 comes last, so that an option of the address does not replace it', () => {
  const options = new URL(asAppRole('postgres://db/bets?options=-c%20role%3Downer')).searchParams.get('options');
  expect(options).toBe('-c role=owner -c jit=off -c role=clutchline_app');
});
