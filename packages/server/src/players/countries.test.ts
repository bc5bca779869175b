import { existsSync, readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { openCountryOf, type CountryOf, isCountry } from './countries';
import { CHECKOUT } from '../paths';

const vectors = resolve(process.env['SHARED_DATA_DIR'] ?? resolve(CHECKOUT, '..', 'shared', 'data'), 'vectors');
const list = resolve(vectors, 'ip_country_maxmind_test.csv');
const data = resolve(vectors, 'GeoIP2-Country-Test.mmdb');

describe('the data that comes with the server', () => {
  let countryOf: CountryOf;
  beforeAll(async () => {
    countryOf = await openCountryOf();
  });

  it('ROLE-1 knows the country of public addresses, IPv4, IPv6 and IPv4 in an IPv6 cover', () => {
    expect(countryOf.of('133.11.0.1')).toBe('JP');
    expect(countryOf.of('::ffff:133.11.0.1')).toBe('JP');
    expect(countryOf.of('193.0.6.139')).toBe('NL');
    expect(countryOf.of('2400:2000::1')).toBe('JP');
  });

  it('ROLE-1 a private, unassigned or invalid address has no country', () => {
    for (const address of [
      '127.0.0.1',
      '::1',
      '10.1.2.3',
      '192.168.0.1',
      '::ffff:10.1.2.3',
      'fe80::1%eth0',
      '0.0.0.0',
      '',
    ])
      expect(countryOf.of(address), address).toBeNull();
    for (const address of ['unknown', '1.2.3', "8.8.8.8' or '1'='1", '8.8.8.8,1.1.1.1'])
      expect(countryOf.of(address)).toBeNull();
  });

  it('fails at once where there is no such file', async () => {
    await expect(openCountryOf(resolve(CHECKOUT, 'no-such.mmdb'))).rejects.toThrow(/no-such\.mmdb/);
  });
});

const firstOf = (network: string): string => network.replace(/\/\d+$/, '');

describe.skipIf(!existsSync(list) || !existsSync(data))('the public test vectors (SHARED_DATA_DIR)', () => {
  it('S15 every network of the list has the country of the list', async () => {
    const countryOf = await openCountryOf(data);
    const rows = readFileSync(list, 'utf8').trim().split('\n').slice(1);
    let compared = 0;
    for (const row of rows) {
      const [network = '', country = ''] = row.split(',');
      expect(countryOf.of(firstOf(network)), row).toBe(country === '' ? null : country);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(300);
    expect(rows.some((row) => isIPv6(firstOf(row.split(',')[0] ?? '')))).toBe(true);
  });
});

it('ROLE-1 a country is its present two-letter code', () => {
  for (const code of ['JP', 'KR', 'GB', 'TW', 'US', 'KP', 'XK']) expect(isCountry(code), code).toBe(true);
});

it('ROLE-1 a code without addresses is no country', () => {
  for (const code of ['UK', 'SU', 'ZZ', 'EU', 'AA', 'jp', 'J', 'JPN', '12', '', ' JP', 'und'])
    expect(isCountry(code), code).toBe(false);
});
