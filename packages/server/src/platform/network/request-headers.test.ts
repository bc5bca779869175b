import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { describe, expect, it } from 'vitest';

import { clientAddress, isAllowedOrigin, isOwnHost } from './request-headers';

function requestWith(forwarded: string | undefined): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

describe('clientAddress', () => {
  it('bad-input 21: believes of X-Forwarded-For only what our own proxies wrote', () => {
    const invented = '127.0.0.1, 203.0.113.7';
    expect(clientAddress(requestWith(invented), 0)).toBe('unknown');
    expect(clientAddress(requestWith(invented), 1)).toBe('203.0.113.7');
    expect(clientAddress(requestWith(`9.9.9.9, ${invented}`), 2)).toBe('127.0.0.1');
  });

  it('S-L4 an address is unknown, not that of the socket, if the header has fewer entries than trusted hops', () => {
    for (const header of [undefined, '', '203.0.113.7', ' , 203.0.113.7']) {
      const request = requestWith(header);
      Object.defineProperty(request.socket, 'remoteAddress', { value: '198.51.100.1' });
      expect(clientAddress(request, 2), header).toBe('unknown');
      expect(clientAddress(request, 0), header).toBe('198.51.100.1');
    }
  });
});

describe('isAllowedOrigin', () => {
  it('bad-input 20: allows no origin, the own one and the listed ones, nothing that only looks alike', () => {
    const allowed = ['https://host.example'];
    const ask = (origin: string | undefined) => isAllowedOrigin(origin, '127.0.0.1:4600', allowed);
    for (const origin of [undefined, 'http://127.0.0.1:4600', 'https://127.0.0.1:4600', 'https://host.example'])
      expect(ask(origin)).toBe(true);
    for (const origin of ['null', '', 'https://host.example.evil', 'http://host.example', 'http://127.0.0.1:46000'])
      expect(ask(origin)).toBe(false);
  });
});

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
