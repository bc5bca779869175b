import type { IncomingMessage } from 'node:http';

import { limitKeyOf } from './plain-address';

const UNKNOWN_ADDRESS = 'unknown';

/**
 * Returns with `hops` own proxies the `hops`-th entry of `X-Forwarded-For` from the right; entries further left may be
 * forged (bad input row 21). A header with fewer entries did not pass our proxies, so the address is unknown.
 */
export function clientAddress(request: IncomingMessage, hops: number): string {
  if (hops === 0) return request.socket.remoteAddress ?? UNKNOWN_ADDRESS;
  const header = request.headers['x-forwarded-for'];
  const listed = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((part) => part.trim());
  const found = listed.at(-hops);
  return found === undefined || found === '' ? UNKNOWN_ADDRESS : found.slice(0, 64);
}

/** Rate limit key. */
export function clientKeyOf(request: IncomingMessage, hops: number): string {
  return limitKeyOf(clientAddress(request, hops));
}
