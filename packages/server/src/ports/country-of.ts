/** Where an address is: ISO 3166-1 alpha-2, 'JP'; null where it is private, unknown or no address. */
export interface CountryOf {
  of(address: string): string | null;
}

/** Where bets are taken from (ROLE-1, ERR-5). */
export interface RegionRules {
  readonly countryOf: CountryOf;
  /** ISO 3166-1 alpha-2. */
  readonly blockedCountries: ReadonlySet<string>;
  /** For demonstrations: the address everybody is taken to come from; null takes each caller's own. */
  readonly everyoneFrom: string | null;
}
