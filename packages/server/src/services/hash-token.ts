import { createHash } from 'node:crypto';

/** Stored form of a token: SHA-256 in hex. The token itself is never stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
