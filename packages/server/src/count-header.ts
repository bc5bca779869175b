import type { IncomingMessage } from 'node:http';

/** How often a request has a header, which `headers` does not show. */
export function countHeader({ rawHeaders }: IncomingMessage, name: string): number {
  return rawHeaders.filter((header, index) => index % 2 === 0 && header.toLowerCase() === name).length;
}
