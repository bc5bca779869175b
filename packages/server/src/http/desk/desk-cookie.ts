import type { FastifyReply, FastifyRequest } from 'fastify';

import { SESSION_COOKIE, sessionTokenOf } from '../../desk';

const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict';

export function readDeskToken({ headers }: FastifyRequest): string | null {
  return sessionTokenOf(headers.cookie);
}

/** Without an expiry: it ends with the browser, or when the server ends the session. */
export function setDeskToken(reply: FastifyReply, token: string): void {
  void reply.header('set-cookie', `${SESSION_COOKIE}=${token}; ${ATTRIBUTES}`);
}

export function clearDeskToken(reply: FastifyReply): void {
  void reply.header('set-cookie', `${SESSION_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`);
}
