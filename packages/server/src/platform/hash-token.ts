import { hash } from 'node:crypto';

/** Tokens are never stored. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}
