import type { FastifyRequest } from 'fastify';

import { MINUTE } from '../../platform/time/durations';
import { clientKeyOf } from '../../platform/network/request-headers';
import { hashToken } from '../../platform/hash-token';

export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const { token } = headers;
  return Array.isArray(token) ? token.join() : token;
}

const KNOWN_MS = MINUTE;
const MOST_KNOWN = 50_000;
const SESSION_KEY = 'session ';

/** Invented tokens count by address (S-H3). */
export class KnownSessions {
  readonly #foundAt = new Map<string, number>();

  constructor(private readonly clock: () => number = () => performance.now()) {}

  found(tokenHash: string): void {
    this.#foundAt.delete(tokenHash);
    this.#foundAt.set(tokenHash, this.clock());
    const [oldest] = this.#foundAt.keys();
    if (this.#foundAt.size > MOST_KNOWN && oldest !== undefined) this.#foundAt.delete(oldest);
  }

  forget(tokenHash: string): void {
    this.#foundAt.delete(tokenHash);
  }

  has(tokenHash: string): boolean {
    const at = this.#foundAt.get(tokenHash);
    return at !== undefined && this.clock() - at < KNOWN_MS;
  }

  isUnknownToken(request: Pick<FastifyRequest, 'headers'>): boolean {
    const token = tokenOf(request);
    return token !== undefined && !this.has(hashToken(token));
  }

  /** Before the session look-up. */
  callerKeyOf(request: Pick<FastifyRequest, 'raw' | 'headers'>, trustedHops: number): string {
    const token = tokenOf(request);
    const tokenHash = token === undefined ? null : hashToken(token);
    if (tokenHash !== null && this.has(tokenHash)) return `${SESSION_KEY}${tokenHash}`;
    return `address ${clientKeyOf(request.raw, trustedHops)}`;
  }
}
