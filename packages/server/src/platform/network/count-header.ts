import type { IncomingMessage } from 'node:http';

/** `headers` merges duplicates. */
export function countHeader({ rawHeaders }: IncomingMessage, name: string): number {
  return rawHeaders.filter((header, index) => index % 2 === 0 && header.toLowerCase() === name).length;
}
