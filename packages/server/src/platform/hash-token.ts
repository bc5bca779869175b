import { hash } from 'node:crypto';

/** SHA-256 in hex. Tokens themselves are never stored. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}
