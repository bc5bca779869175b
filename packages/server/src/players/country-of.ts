/** ISO 3166-1 alpha-2, such as 'JP'; null for private, unknown or invalid addresses. */
export interface CountryOf {
  of(address: string): string | null;
}

/** ROLE-1, ERR-5. */
export interface RegionRules {
  readonly countryOf: CountryOf;
  /** ISO 3166-1 alpha-2. */
  readonly blockedCountries: ReadonlySet<string>;
  /** For demonstrations: replaces every caller's address unless null. */
  readonly everyoneFrom: string | null;
}
