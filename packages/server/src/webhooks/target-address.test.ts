import { createServer } from 'node:https';
import { once } from 'node:events';

import { describe, expect, it } from 'vitest';

import { addressFault, type ResolveHost, targetFault } from './target-address';
import { WebhookSender } from './webhook-sender';

const resolvesTo =
  (...addresses: string[]): ResolveHost =>
  () =>
    Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));

const PRIVATE = [
  'https://10.1.2.3/hook',
  'https://127.0.0.1/hook',
  'https://2130706433/hook',
  'https://0x7f.1/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://192.168.0.1:8443/hook',
  'https://[::1]/hook',
  'https://[::ffff:10.0.0.1]/hook',
  'https://[fd00::1]/hook',
  'https://[fe80::1]/hook',
  'https://[64:ff9b::a00:1]/hook',
  'https://localhost/hook',
  'http://127.0.0.1:4900/hook',
];

describe('bad-input 276: a target on a private address', () => {
  it.each(PRIVATE)('bad-input 276: %s is refused at the configuration, unless it is permitted', async (address) => {
    expect(await targetFault(address, false, resolvesTo('203.0.113.9'))).toMatch(/not public/);
    expect(await targetFault(address, true)).toBeNull();
  });

  it('bad-input 276: a name with a private address among others is refused, one without an address too', async () => {
    const address = 'https://casino.example/hook';
    expect(await targetFault(address, false, resolvesTo('93.184.216.34', '10.0.0.1'))).toMatch(/not public/);
    expect(await targetFault(address, false, resolvesTo())).toMatch(/without an address/);
    expect(await targetFault(address, false, () => Promise.reject(new Error('ENOTFOUND')))).toMatch(
      /without an address/,
    );
    expect(await targetFault(address, false, resolvesTo('93.184.216.34', '2606:4700::1'))).toBeNull();
  });

  it('bad-input 276: HTTP outside this machine, credentials and other texts are refused, also if private ones are permitted', () => {
    for (const address of [
      'http://10.1.2.3/',
      'http://casino.example/',
      'ftp://127.0.0.1/',
      'https://a:b@casino.example/',
    ])
      expect(addressFault(address, true), address).toMatch(/^must/);
    for (const text of ['', 'casino', `https://casino.example/${'x'.repeat(2_000)}`])
      expect(addressFault(text, true)).toMatch(/^is not an address/);
  });

  it('bad-input 276: a name that gets a private address after the configuration is not connected to', async () => {
    let connections = 0;
    const server = createServer().listen(0, '127.0.0.1');
    server.on('connection', () => (connections += 1));
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const url = `https://casino.example:${port}/hook`;
    const event = { event: 1, id: 'evt', type: 'bet.placed', data: {}, at: 0, attempts: 0 };
    const send = async (allowsPrivate: boolean, host: string) => {
      const sender = new WebhookSender({ resolve: resolvesTo('127.0.0.1'), timeoutMs: 2_000 });
      const target = { id: 'a', url: url.replace('casino.example', host), secret: Buffer.alloc(32), allowsPrivate };
      const failure = await sender.send(target, event, new AbortController().signal);
      sender.close();
      return failure;
    };
    expect(await targetFault(url, false, resolvesTo('93.184.216.34'))).toBeNull();
    expect(await send(false, 'casino.example')).toContain('not a public one');
    expect(await send(false, '127.0.0.1')).toContain('not public');
    expect(connections).toBe(0);
    // The server has no certificate, but it is reached.
    expect(await send(true, '127.0.0.1')).not.toBeNull();
    expect(connections).toBe(1);
    server.close();
  });
});
