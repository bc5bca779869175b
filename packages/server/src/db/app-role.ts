/** The role the server works as; migrations make it and give it its rights. */
export const APP_ROLE = 'clutchline_app';

/**
 * The same database, worked on as the server's role: no table can be changed in its form, and the books only be added to.
 * Whatever other options the address has stay.
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
