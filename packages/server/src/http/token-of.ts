import type { FastifyRequest } from 'fastify';

/** Session token as sent by the client. */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const { token } = headers;
  return Array.isArray(token) ? token.join() : token;
}
