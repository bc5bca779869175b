import { playerOrigin, type StreamRules } from '@clutchline/domain';
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

const FOR_OTHER_SITES = /^\/(?:assets\/|embed\/|streams\/|frame\.html(?:\?|$))/;

/** For worker-address.ts. */
const WORKER_POLICY = 'clutchline-worker';

const NO_STREAMS: StreamRules = { platforms: [], hosts: [] };

/**
 * Own scripts only, no markup or script from text, no framing (S-L13).
 * @param styles hashes of the style elements that the page has, such as `'sha256-…'`
 */
export const contentPolicy = (streams = NO_STREAMS, styles: readonly string[] = []): string =>
  policyOf({ allowOrigins: [], trustedTypes: WORKER_POLICY, streams, styles });

/** The page for frames has no worker. */
export const framePolicy = (allowOrigins: readonly string[], streams = NO_STREAMS): string =>
  policyOf({ allowOrigins, trustedTypes: "'none'", streams, styles: [] });

const CONTENT_POLICY = contentPolicy();

interface PolicyParts {
  readonly allowOrigins: readonly string[];
  readonly trustedTypes: string;
  readonly streams: StreamRules;
  readonly styles: readonly string[];
}

/** Videos come as parts that a script puts together (`blob:`), and from the allowed hosts (STREAM-1). */
function policyOf({ allowOrigins, trustedTypes, streams, styles }: PolicyParts): string {
  const hosts = streams.hosts.map((host) => `https://${host}`);
  const players = streams.platforms.flatMap((platform) => playerOrigin(platform) ?? []);
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...hosts].join(' '),
    ["media-src 'self' blob:", ...hosts].join(' '),
    "manifest-src 'self'",
    ["frame-src 'self'", ...players].join(' '),
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

/** Of the desk: nothing but its own files and calls, and no page may frame it (DESK-1). */
const DESK_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  'report-to csp',
  `report-uri ${CSP_REPORT_PATH}`,
].join('; ');

export function setDeskHeaders(reply: FastifyReply): void {
  void reply.headers({
    ...HEADERS,
    'content-security-policy': DESK_POLICY,
    'cross-origin-resource-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
}

export function setSecurityHeaders({ raw }: FastifyRequest, reply: FastifyReply, policy = CONTENT_POLICY): void {
  const resourcePolicy = FOR_OTHER_SITES.test(raw.url ?? '') ? 'cross-origin' : 'same-origin';
  void reply.headers({
    ...HEADERS,
    'content-security-policy': policy,
    'cross-origin-resource-policy': resourcePolicy,
  });
}
