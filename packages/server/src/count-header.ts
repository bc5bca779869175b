import type { IncomingMessage } from 'node:http';

/** Number of headers with this name; `headers` merges duplicates. */
export function countHeader({ rawHeaders }: IncomingMessage, name: string): number {
  return rawHeaders.filter((header, index) => index % 2 === 0 && header.toLowerCase() === name).length;
}
