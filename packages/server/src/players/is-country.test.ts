import { expect, it } from 'vitest';

import { isCountry } from './is-country';

it('ROLE-1 a country is its present two-letter code', () => {
  for (const code of ['JP', 'KR', 'GB', 'TW', 'US', 'KP', 'XK']) expect(isCountry(code), code).toBe(true);
});

it('ROLE-1 a code that would block nobody is no country', () => {
  for (const code of ['UK', 'SU', 'ZZ', 'EU', 'AA', 'jp', 'J', 'JPN', '12', '', ' JP', 'und'])
    expect(isCountry(code), code).toBe(false);
});
