import { createHash } from 'node:crypto';

/** SHA-256 in hex. Tokens themselves are never stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
