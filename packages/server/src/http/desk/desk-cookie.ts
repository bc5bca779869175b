import type { FastifyReply, FastifyRequest } from 'fastify';

/** The prefix binds it to this host and to HTTPS; browsers count localhost as secure. */
const NAME = '__Host-desk';
const TOKEN = new RegExp(`(?:^|; )${NAME}=([\\w-]{43})(?:;|$)`);
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict';

export function readDeskToken({ headers: { cookie = '' } }: FastifyRequest): string | null {
  return TOKEN.exec(cookie)?.[1] ?? null;
}

/** Without an expiry: it ends with the browser, or when the server ends the session. */
export function setDeskToken(reply: FastifyReply, token: string): void {
  void reply.header('set-cookie', `${NAME}=${token}; ${ATTRIBUTES}`);
}

export function clearDeskToken(reply: FastifyReply): void {
  void reply.header('set-cookie', `${NAME}=; Max-Age=0; ${ATTRIBUTES}`);
}
