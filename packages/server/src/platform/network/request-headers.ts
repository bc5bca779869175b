import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

import { limitKeyOf } from './plain-address';

/** `headers` merges duplicates. */
export function countHeader({ rawHeaders }: IncomingMessage, name: string): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const header = rawHeaders[at];
    if (header?.length === name.length && header.toLowerCase() === name) count += 1;
  }
  return count;
}

const UNKNOWN_ADDRESS = 'unknown';

/**
 * Behind `hops` own proxies, the `hops`-th entry of `X-Forwarded-For` from the right; entries further left may be
 * forged. A header with fewer entries did not pass our proxies (bad input row 21).
 */
export function clientAddress(request: IncomingMessage, hops: number): string {
  if (hops === 0) return request.socket.remoteAddress ?? UNKNOWN_ADDRESS;
  const header = request.headers['x-forwarded-for'];
  const listed = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((part) => part.trim());
  const found = listed.at(-hops);
  return found === undefined || found === '' ? UNKNOWN_ADDRESS : found.slice(0, 64);
}

export function clientKeyOf(request: IncomingMessage, hops: number): string {
  return limitKeyOf(clientAddress(request, hops));
}

/** Allows no `Origin` (not a browser), the server itself, and configured origins (bad input rows 20, 108). */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}

const HOST = /^(?:\[([0-9a-f:.]+)\]|([^:]+))(?::\d{1,5})?$/i;

/** The proxy checks names. */
const ANY_HOST = '*';

/** IP addresses and `localhost` are safe: DNS rebinding needs another name. Old health checks have no header. */
export function isOwnHost(header: string | undefined, ownHosts: readonly string[]): boolean {
  if (header === undefined || ownHosts.includes(ANY_HOST)) return true;
  const [, bracketed, plain] = HOST.exec(header) ?? [];
  if (bracketed !== undefined) return isIPv6(bracketed);
  if (plain === undefined) return false;
  const name = plain.toLowerCase().replace(/\.$/, '');
  return isIPv4(name) || name === 'localhost' || name.endsWith('.localhost') || ownHosts.includes(name);
}
