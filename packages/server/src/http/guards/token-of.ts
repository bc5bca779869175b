import type { FastifyRequest } from 'fastify';

export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const { token } = headers;
  return Array.isArray(token) ? token.join() : token;
}
