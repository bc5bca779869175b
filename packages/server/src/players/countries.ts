import { createRequire } from 'node:module';

import { open, type Response } from 'maxmind';
import * as z from 'zod/mini';

import { isSpecialAddress, plainAddress } from '../platform/network/plain-address';

/** ISO 3166-1 alpha-2; null: private, unknown, invalid. */
export interface CountryOf {
  of(address: string): string | null;
}

/** ROLE-1, ERR-5. */
export interface RegionRules {
  readonly countryOf: CountryOf;
  readonly blockedCountries: ReadonlySet<string>;
  /** Replaces every caller's address. */
  readonly everyoneFrom: string | null;
}

const code = z.string().check(z.regex(/^[A-Z]{2}$/));
/** Ours, and common data sets. */
const record = z.union([z.object({ country_code: code }), z.object({ country: z.object({ iso_code: code }) })]);

const CACHED_ADDRESSES = 10_000;

/** CC0, from the Internet registries. */
function ownData(): string {
  return createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
}

/** MaxMind format; a few µs, no network. */
export async function openCountryOf(file = ownData()): Promise<CountryOf> {
  const reader = await open<Response>(file, { cache: { max: CACHED_ADDRESSES } });
  return {
    of: (written) => {
      const address = plainAddress(written);
      // The data names registrants of private networks.
      if (address === null || isSpecialAddress(address)) return null;
      const parsed = z.safeParse(record, reader.get(address));
      if (!parsed.success) return null;
      return 'country' in parsed.data ? parsed.data.country.iso_code : parsed.data.country_code;
    },
  };
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Unions, outlying Oceania, pseudo regions, unknown. */
const NO_COUNTRY: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** 'GB', not 'UK', 'gb', 'SU', 'ZZ'. */
export function isCountry(text: string): boolean {
  if (!/^[A-Z]{2}$/.test(text) || NO_COUNTRY.has(text)) return false;
  const isCurrent = Intl.getCanonicalLocales(`und-${text}`)[0] === `und-${text}`;
  return isCurrent && names.of(text) !== undefined;
}
