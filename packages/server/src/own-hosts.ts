import { isIPv4, isIPv6 } from 'node:net';

const HOST = /^(?:\[([0-9a-f:.]+)\]|([^:]+))(?::\d{1,5})?$/i;

/** Entry of the list that stands for every name: a proxy in front of the server checks it then. */
export const ANY_HOST = '*';

/**
 * Whether a `Host` header names this server. IP addresses, `localhost` and names below it always do: a page of another site
 * cannot make a browser send them with its own origin (DNS rebinding needs a name). Other names must be listed. No header at
 * all, as old health checks send it, names no other site either.
 */
export function isOwnHost(header: string | undefined, ownHosts: readonly string[]): boolean {
  if (header === undefined || ownHosts.includes(ANY_HOST)) return true;
  const [, bracketed, plain] = HOST.exec(header) ?? [];
  if (bracketed !== undefined) return isIPv6(bracketed);
  if (plain === undefined) return false;
  const name = plain.toLowerCase().replace(/\.$/, '');
  return isIPv4(name) || name === 'localhost' || name.endsWith('.localhost') || ownHosts.includes(name);
}
