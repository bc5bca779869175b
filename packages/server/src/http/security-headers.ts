import type { FastifyReply, FastifyRequest } from 'fastify';

import { CSP_REPORT_PATH } from './csp-report-path';

/** Headers of every answer; no answer says which software made it. */
const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'strict-transport-security': 'max-age=31536000',
  'reporting-endpoints': `csp="${CSP_REPORT_PATH}"`,
};

/** What pages of other sites load: the library, its parts, and the page that they frame. */
const FOR_OTHER_SITES = /^\/(?:assets\/|embed\/|frame\.html(?:\?|$))/;

/** The one policy of the stand-alone page: it makes the address of its worker (worker-address.ts). */
const WORKER_POLICY = 'clutchline-worker';

/**
 * The policy of everything but the page in a frame. Scripts come from files of this server alone, and no text becomes markup
 * or script. No other site may frame it: presses are guarded against covers only in the page made for frames (S-L13).
 */
export const CONTENT_POLICY = policyOf([], WORKER_POLICY);

/** The policy of the page in a frame, which has no worker; which sites may frame it is configured. */
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
    'report-to csp',
    // For browsers without report-to.
    `report-uri ${CSP_REPORT_PATH}`,
  ].join('; ');
}

export function setSecurityHeaders({ raw }: FastifyRequest, reply: FastifyReply): void {
  const resourcePolicy = FOR_OTHER_SITES.test(raw.url ?? '') ? 'cross-origin' : 'same-origin';
  void reply.headers({
    ...HEADERS,
    'content-security-policy': CONTENT_POLICY,
    'cross-origin-resource-policy': resourcePolicy,
  });
}
