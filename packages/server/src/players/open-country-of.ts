import { createRequire } from 'node:module';

import { open, type Response } from 'maxmind';
import * as z from 'zod/mini';

import { isSpecialAddress } from '../platform/network/is-special-address';
import { plainAddress } from '../platform/network/plain-address';
import type { CountryOf } from './country-of';

const code = z.string().check(z.regex(/^[A-Z]{2}$/));
/** Formats of the CC0 data and of common country data sets. */
const record = z.union([z.object({ country_code: code }), z.object({ country: z.object({ iso_code: code }) })]);

const CACHED_ADDRESSES = 10_000;

/** CC0, made from the publications of the Internet registries. */
function ownData(): string {
  return createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
}

/** MaxMind format; a look-up takes a few µs and uses no network. */
export async function openCountryOf(file = ownData()): Promise<CountryOf> {
  const reader = await open<Response>(file, { cache: { max: CACHED_ADDRESSES } });
  return {
    of: (written) => {
      const address = plainAddress(written);
      // The data assigns private networks to their registrants.
      if (address === null || isSpecialAddress(address)) return null;
      const parsed = z.safeParse(record, reader.get(address));
      if (!parsed.success) return null;
      return 'country' in parsed.data ? parsed.data.country.iso_code : parsed.data.country_code;
    },
  };
}
