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

/** As long as a request to the identity provider. */
const BINDING = '__Host-desk-binding';
const BINDING_VALUE = new RegExp(`(?:^|; )${BINDING}=([\\w-]{43})(?:;|$)`);

export function readBinding({ headers }: FastifyRequest): string | null {
  return BINDING_VALUE.exec(headers.cookie ?? '')?.[1] ?? null;
}

export function setBinding(reply: FastifyReply, binding: string): void {
  void reply.header('set-cookie', `${BINDING}=${binding}; Max-Age=600; ${ATTRIBUTES}`);
}

export function clearDeskToken(reply: FastifyReply): void {
  void reply.header('set-cookie', `${SESSION_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`);
}
