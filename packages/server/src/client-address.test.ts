import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';

import { clientAddress } from './client-address';

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

  it('falls back to the socket where the header is missing or too short', () => {
    for (const header of [undefined, '', '203.0.113.7']) expect(clientAddress(requestWith(header), 2)).toBe('unknown');
  });
});
