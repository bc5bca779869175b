/** Country of an address as ISO 3166-1 alpha-2, such as 'JP'; null if the address is private, unknown or invalid. */
export interface CountryOf {
  of(address: string): string | null;
}

/** Regions from which bets are accepted (ROLE-1, ERR-5). */
export interface RegionRules {
  readonly countryOf: CountryOf;
  /** ISO 3166-1 alpha-2. */
  readonly blockedCountries: ReadonlySet<string>;
  /** For demonstrations: the address that replaces every caller's; null uses the caller's own. */
  readonly everyoneFrom: string | null;
}
