import { isIPv4, isIPv6 } from 'node:net';

const HOST = /^(?:\[([0-9a-f:.]+)\]|([^:]+))(?::\d{1,5})?$/i;

/** Allows every name: a proxy before the server checks it instead. */
export const ANY_HOST = '*';

/**
 * Whether a `Host` header names this server. IP addresses and `localhost` with its subdomains always do, because DNS
 * rebinding needs another name. Other names must be listed. A missing header, as in old health checks, is allowed.
 */
export function isOwnHost(header: string | undefined, ownHosts: readonly string[]): boolean {
  if (header === undefined || ownHosts.includes(ANY_HOST)) return true;
  const [, bracketed, plain] = HOST.exec(header) ?? [];
  if (bracketed !== undefined) return isIPv6(bracketed);
  if (plain === undefined) return false;
  const name = plain.toLowerCase().replace(/\.$/, '');
  return isIPv4(name) || name === 'localhost' || name.endsWith('.localhost') || ownHosts.includes(name);
}
