import { isIP } from 'node:net';

import fc from 'fast-check';
import { expect, it } from 'vitest';

import { limitKeyOf, networkOf, plainAddress, isSpecialAddress } from './plain-address';

it('bad-input 21: an address is read however sockets and proxies spell it', () => {
  for (const [written, plain] of [
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:443', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:8080', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::1', '::1'],
    ['::1.2.3.4', '::102:304'],
    ['0:0:0:0:0:0:1.2.3.4', '::102:304'],
    ['1:0:0:2:0:0:0:3', '1:0:0:2::3'],
    ['1:0:0:2:3:0:0:4', '1::2:3:0:0:4'],
    ['1:2:3:4:5:6:7::', '1:2:3:4:5:6:7:0'],
  ] as const)
    expect(plainAddress(written), written).toBe(plain);
});

it('bad-input 21: an invalid address is null', () => {
  for (const written of [
    '',
    'unknown',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '010.1.1.1',
    '0x7f.0.0.1',
    '2130706433',
    '::ffff:010.1.1.1',
    '::ffff:0x7f.0.0.1',
    '1::2::3',
    '1.2.3.4 ',
    "1' or '1",
    'ｅ',
  ])
    expect([plainAddress(written), networkOf(written)], written).toEqual([null, null]);
});

it('S15 a network names no person: /24 of IPv4, /48 of IPv6', () => {
  for (const [written, network] of [
    ['203.0.113.9', '203.0.113.0/24'],
    ['::ffff:203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:aa:bb:cc:dd:ee:ff', '2001:db8:aa::/48'],
    ['2001:db8::1', '2001:db8::/48'],
    ['2001::bb:cc:dd:ee:ff', '2001::/48'],
    ['::1', '::/48'],
    ['1:0:2::', '1:0:2::/48'],
  ] as const)
    expect(networkOf(written), written).toBe(network);
});

it('S-L4 the IPv4 address inside 6to4 and NAT64 is the address, and only a public one', () => {
  for (const [written, plain] of [
    ['2002:0808:0404::1', '8.8.4.4'],
    ['2002:8.8.4.4::', null],
    ['64:ff9b::8.8.4.4', '8.8.4.4'],
    ['64:FF9B:0:0:0:0:0808:0404', '8.8.4.4'],
    ['[64:ff9b::808:404]:443', '8.8.4.4'],
    ['64:ff9b:1::8.8.4.4', '64:ff9b:1::808:404'],
    ['2002:7f00:1::', null],
    ['64:ff9b::192.168.0.1', null],
    ['2003:808:404::1', '2003:808:404::1'],
  ] as const)
    expect(plainAddress(written), written).toBe(plain);
});

it('S-M4 every spelling of one address has one limit key, IPv6 its /64', () => {
  for (const [key, spellings] of [
    [
      '203.0.113.9',
      ['203.0.113.9', '203.0.113.9:443', '::ffff:203.0.113.9', '::FFFF:cb00:7109', '[::ffff:203.0.113.9]:1'],
    ],
    ['8.8.4.4', ['8.8.4.4', '2002:808:404::', '2002:808:404:ffff::1', '64:ff9b::8.8.4.4']],
    ['2001:db8:0:1::/64', ['2001:db8:0:1::', '2001:DB8:0:1:ffff::1', '[2001:db8:0:1::2]:8080', '2001:db8:0:1::3%eth0']],
    ['::/64', ['::1']],
    ['unknown', ['', 'unknown', 'garbage', '1.2.3', '256.1.1.1', '2001:db8::g', '2002:7f00:1::', '☃']],
  ] as const)
    for (const spelling of spellings) expect(limitKeyOf(spelling), spelling).toBe(key);
  expect(limitKeyOf('2001:db8:0:2::1')).not.toBe(limitKeyOf('2001:db8:0:1::1'));
});

const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });

it('S15 the network of any IPv6 address is its first three groups and zeros', () => {
  fc.assert(
    fc.property(groups, fc.boolean(), (all, isShort) => {
      fc.pre(!(all.slice(0, 5).every((group) => group === 0) && all[5] === 0xffff));
      fc.pre(all[0] !== 0x2002 && all[0] !== 0x64);
      const written = all.map((group) => group.toString(16).padStart(isShort ? 1 : 4, '0')).join(':');
      const [network = '', length] = (networkOf(written) ?? '').split('/');
      expect(isIP(network)).toBe(6);
      expect(length).toBe('48');
      expect(plainAddress(network)).toBe(
        plainAddress([...all.slice(0, 3), 0, 0, 0, 0, 0].map((group) => group.toString(16)).join(':')),
      );
    }),
  );
});

it('S-M4 every IPv6 address has the canonical text of the URL standard, however it is spelled', () => {
  const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
  const all = fc.array(group, { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(all, fc.constantFrom(1, 4), fc.boolean(), (parts, width, isUpper) => {
      const lower = parts.map((part) => part.toString(16).padStart(width, '0')).join(':');
      const canonical = new URL(`http://[${lower}]`).hostname.slice(1, -1);
      fc.pre(!/^(::ffff:|2002:|64:ff9b:)/.test(canonical));
      const written = isUpper ? lower.toUpperCase() : lower;
      for (const spelling of [written, canonical, `[${written}]:443`, `${written}%eth0`])
        expect(plainAddress(spelling), spelling).toBe(canonical);
    }),
  );
});

it('S-H1 a limit counts an IPv4 address or a /64 of IPv6 under one key, however it is spelled', () => {
  for (const [written, key] of [
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:50123', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['::1', '::/64'],
    ['unknown', 'unknown'],
  ] as const)
    expect(limitKeyOf(written), written).toBe(key);
  expect(limitKeyOf('x'.repeat(5_000))).toBe('unknown');
});

it('ROLE-1 private, local, shared and documentation networks are special from their first address to their last', () => {
  for (const [before, first, last, after] of [
    ['9.255.255.255', '10.0.0.0', '10.255.255.255', '11.0.0.0'],
    ['100.63.255.255', '100.64.0.0', '100.127.255.255', '100.128.0.0'],
    ['126.255.255.255', '127.0.0.0', '127.255.255.255', '128.0.0.0'],
    ['172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0'],
    ['192.167.255.255', '192.168.0.0', '192.168.255.255', '192.169.0.0'],
    ['203.0.112.255', '203.0.113.0', '203.0.113.255', '203.0.114.0'],
    ['223.255.255.255', '224.0.0.0', '255.255.255.255', '2001:200::'],
    ['fbff::1', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'fe00::1'],
    ['2001:db7:ffff::', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db9::'],
  ] as const) {
    expect([first, last].map(isSpecialAddress), first).toEqual([true, true]);
    expect([before, after].map(isSpecialAddress), first).toEqual([false, false]);
  }
});

it('ROLE-1 the machine itself is special in both families', () => {
  for (const address of ['127.0.0.1', '::1', '::', '0.0.0.0']) expect(isSpecialAddress(address), address).toBe(true);
});

it('ROLE-1 networks of public services are not special, although registries list them', () => {
  for (const address of ['192.88.99.1', '192.31.196.1', '192.52.193.1', '2001::1', '2001:4:112::1', '2620:4f:8000::1'])
    expect(isSpecialAddress(address), address).toBe(false);
});
