import { isIPv4, isIPv6 } from 'node:net';

const HOST = /^(?:\[([0-9a-f:.]+)\]|([^:]+))(?::\d{1,5})?$/i;

/** Allows any name, for a proxy that checks names itself. */
export const ANY_HOST = '*';

/**
 * Allows listed names, and always IP addresses and `localhost` with its subdomains, because DNS rebinding needs another
 * name. Also allows a missing header, as in old health checks.
 */
export function isOwnHost(header: string | undefined, ownHosts: readonly string[]): boolean {
  if (header === undefined || ownHosts.includes(ANY_HOST)) return true;
  const [, bracketed, plain] = HOST.exec(header) ?? [];
  if (bracketed !== undefined) return isIPv6(bracketed);
  if (plain === undefined) return false;
  const name = plain.toLowerCase().replace(/\.$/, '');
  return isIPv4(name) || name === 'localhost' || name.endsWith('.localhost') || ownHosts.includes(name);
}
