import type { FastifyReply } from 'fastify';

/** Headers of every answer; no answer says which software made it. */
const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'strict-transport-security': 'max-age=31536000',
};

/** The one policy of the stand-alone page: it makes the address of its worker (worker-address.ts). */
const WORKER_POLICY = 'clutchline-worker';

/**
 * The policy of the pages. Scripts come from files of this server alone, and no text becomes markup or script; who may
 * frame them is configured.
 */
export const contentPolicy = (allowOrigins: readonly string[]): string => policyOf(allowOrigins, WORKER_POLICY);

/** The policy of the page in a frame, which has no worker. */
export const framePolicy = (allowOrigins: readonly string[]): string => policyOf(allowOrigins, "'none'");

function policyOf(allowOrigins: readonly string[], trustedTypes: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    ['frame-ancestors', "'self'", ...allowOrigins].join(' '),
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
  ].join('; ');
}

export function setSecurityHeaders(reply: FastifyReply, policy: string): void {
  void reply.headers({ ...HEADERS, 'content-security-policy': policy });
}
