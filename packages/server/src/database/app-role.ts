/** Migrations create it and grant its rights. */
export const APP_ROLE = 'clutchline_app';

/**
 * Works as the server's role, which cannot alter tables and can only insert into the ledger. Other options of the URL
 * remain.
 *
 * @example asAppRole('postgres://localhost/bets') // 'postgres://localhost/bets?options=-c+role%3Dclutchline_app'
 */
export function asAppRole(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const given = url.searchParams.get('options');
  const options = [...(given === null ? [] : [given]), `-c role=${APP_ROLE}`];
  url.searchParams.set('options', options.join(' '));
  return url.href;
}
