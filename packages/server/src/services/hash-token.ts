import { createHash } from 'node:crypto';

/** The form in which a token is stored and looked up: SHA-256 in hex. The token itself is kept nowhere. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
