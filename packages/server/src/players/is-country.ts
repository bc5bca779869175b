const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Not countries: unions, outlying Oceania, pseudo regions, unknown. */
const NO_COUNTRY: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** Current ISO 3166-1 alpha-2: 'GB', but not 'UK', 'gb', 'SU' or 'ZZ'. */
export function isCountry(text: string): boolean {
  if (!/^[A-Z]{2}$/.test(text) || NO_COUNTRY.has(text)) return false;
  const isCurrent = Intl.getCanonicalLocales(`und-${text}`)[0] === `und-${text}`;
  return isCurrent && names.of(text) !== undefined;
}
