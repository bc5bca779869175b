import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { expect, it } from 'vitest';

import { hashToken } from '../../platform/hash-token';
import { KnownSessions } from './known-sessions';

function requestWith(token: string | undefined, address: string) {
  const raw = new IncomingMessage(new Socket());
  raw.headers['x-forwarded-for'] = address;
  return { raw, headers: token === undefined ? {} : { token } };
}

it('S-H3 a session that was found is a caller by itself for a minute; every other token counts under its address', () => {
  let now = 0;
  const known = new KnownSessions(() => now);
  const keyOf = (token: string | undefined, address = '203.0.113.9') =>
    known.callerKeyOf(requestWith(token, address), 1);
  const ofAddress = 'address 203.0.113.9';
  expect(['made up', 'invented', '', undefined].map((token) => keyOf(token))).toEqual(Array(4).fill(ofAddress));
  expect(keyOf('made up', '::ffff:203.0.113.9')).toBe(ofAddress);
  known.found(hashToken('real'));
  expect(keyOf('real')).not.toBe(ofAddress);
  expect(keyOf('real', '198.51.100.1')).toBe(keyOf('real'));
  expect(keyOf('real')).not.toContain('real');
  now = 59_999;
  expect(keyOf('real')).not.toBe(ofAddress);
  now = 60_000;
  expect(keyOf('real')).toBe(ofAddress);
  known.found(hashToken('real'));
  known.forget(hashToken('real'));
  expect(keyOf('real')).toBe(ofAddress);
});
