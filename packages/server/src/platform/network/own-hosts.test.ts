import { describe, expect, it } from 'vitest';

import { isOwnHost } from './own-hosts';

describe('isOwnHost', () => {
  it('S-L10 addresses, localhost and listed names are own, in every spelling of a host', () => {
    for (const host of [
      '127.0.0.1:4600',
      '203.0.113.9',
      '[::1]:4600',
      'localhost',
      'LOCALHOST:4600',
      'bets.localhost',
      'bets.example',
      'Bets.Example:443',
      'bets.example.',
    ])
      expect(isOwnHost(host, ['bets.example']), host).toBe(true);
    expect(isOwnHost(undefined, [])).toBe(true);
  });

  it('S-L10 any other name is not, nor is what is no host', () => {
    for (const host of [
      'evil.example',
      'bets.example.evil.example',
      'evilbets.example',
      'sub.bets.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '1.2.3',
      '[bets.example]',
      'bets.example:x',
      'bets.example:4600:1',
      'a@bets.example',
      '',
    ])
      expect(isOwnHost(host, ['bets.example']), host).toBe(false);
  });

  it('S-L10 an operator may leave the check to a proxy', () => {
    expect(isOwnHost('any.example', ['*'])).toBe(true);
  });
});
