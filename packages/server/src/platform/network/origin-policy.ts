/**
 * Allows no `Origin` (not a browser, or a plain navigation), the server itself, and configured origins (bad input rows
 * 20 and 108).
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
