import type { FastifyRequest } from 'fastify';

/** The token that a request names, as it was sent. */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const { token } = headers;
  return Array.isArray(token) ? token.join() : token;
}
