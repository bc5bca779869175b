import type { IncomingMessage } from 'node:http';

/**
 * The client's address. `X-Forwarded-For` counts only as far as our own proxies wrote it: with `hops` of them the
 * address is the `hops`-th from the right; what stands left of it may be invented (bad input row 21).
 */
export function clientAddress(request: IncomingMessage, hops: number): string {
  const socket = request.socket.remoteAddress ?? 'unknown';
  if (hops === 0) return socket;
  const header = request.headers['x-forwarded-for'];
  const listed = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((part) => part.trim());
  const found = listed.at(-hops);
  return found === undefined || found === '' ? socket : found.slice(0, 64);
}
