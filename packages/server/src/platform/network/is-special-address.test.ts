import { expect, it } from 'vitest';

import { isSpecialAddress } from './is-special-address';

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
