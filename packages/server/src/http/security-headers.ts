import type { FastifyReply } from 'fastify';

/** Headers of every answer; no answer says which software made it. */
const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'strict-transport-security': 'max-age=31536000',
};

/** The policy of the pages. Scripts come from files of this server alone; who may frame them is configured. */
export function contentPolicy(allowOrigins: readonly string[]): string {
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
  ].join('; ');
}

/** The policy of the page in a frame: on top of the other, no text becomes markup or script. */
export function framePolicy(allowOrigins: readonly string[]): string {
  return [contentPolicy(allowOrigins), "require-trusted-types-for 'script'", "trusted-types 'none'"].join('; ');
}

export function setSecurityHeaders(reply: FastifyReply, policy: string): void {
  void reply.headers({ ...HEADERS, 'content-security-policy': policy });
}
