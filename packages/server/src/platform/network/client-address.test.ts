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

  it('S-L4 an address is unknown, not that of the socket, if the header has fewer entries than trusted hops', () => {
    for (const header of [undefined, '', '203.0.113.7', ' , 203.0.113.7']) {
      const request = requestWith(header);
      Object.defineProperty(request.socket, 'remoteAddress', { value: '198.51.100.1' });
      expect(clientAddress(request, 2), header).toBe('unknown');
      expect(clientAddress(request, 0), header).toBe('198.51.100.1');
    }
  });
});
