/**
 * Whether a request with this `Origin` may be answered: none (no browser sent it, or a plain navigation), the server's
 * own, or one of the configured hosts (bad input rows 20 and 108).
 */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
