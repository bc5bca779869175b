import type { IncomingMessage } from 'node:http';

import { limitKeyOf } from './plain-address';

/** What stands for the address of a client that cannot be known. */
const UNKNOWN_ADDRESS = 'unknown';

/**
 * The client's address. `X-Forwarded-For` counts only as far as our own proxies wrote it: with `hops` of them the
 * address is the `hops`-th from the right; entries further left may be invented (bad input row 21). A header with fewer
 * entries did not pass our proxies: the address is unknown then, not that of the socket.
 */
export function clientAddress(request: IncomingMessage, hops: number): string {
  if (hops === 0) return request.socket.remoteAddress ?? UNKNOWN_ADDRESS;
  const header = request.headers['x-forwarded-for'];
  const listed = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((part) => part.trim());
  const found = listed.at(-hops);
  return found === undefined || found === '' ? UNKNOWN_ADDRESS : found.slice(0, 64);
}

/** The key under which limits of the client's address are counted. */
export function clientKeyOf(request: IncomingMessage, hops: number): string {
  return limitKeyOf(clientAddress(request, hops));
}
