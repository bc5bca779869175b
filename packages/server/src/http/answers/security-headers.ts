import type { FastifyReply, FastifyRequest } from 'fastify';

export const CSP_REPORT_PATH = '/csp-reports';

const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'strict-transport-security': 'max-age=31536000',
  'reporting-endpoints': `csp="${CSP_REPORT_PATH}"`,
};

const FOR_OTHER_SITES = /^\/(?:assets\/|embed\/|frame\.html(?:\?|$))/;

/** For worker-address.ts. */
const WORKER_POLICY = 'clutchline-worker';

/** Own scripts only, no markup or script from text, no framing (S-L13). */
export const CONTENT_POLICY = policyOf([], WORKER_POLICY);

/** The page for frames has no worker. */
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
