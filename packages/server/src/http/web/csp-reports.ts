import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import * as z from 'zod/mini';

import { MINUTE } from '../../platform/time/durations';
import { labelledCounter } from '../../platform/metrics/labelled-metrics';
import type { Log } from '../../platform/log/log';
import { TokenBucket } from '../../platform/concurrency/token-bucket';
import { CSP_REPORT_PATH } from '../answers/security-headers';
import { parseBody } from '../calls/parse-body';

const DIRECTIVES = [
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'manifest-src',
  'frame-src',
  'frame-ancestors',
  'worker-src',
  'object-src',
  'base-uri',
  'form-action',
  'require-trusted-types-for',
  'trusted-types',
  'default-src',
  'other',
] as const;
export type ReportedDirective = (typeof DIRECTIVES)[number];

/** Bytes; reports. */
const BODY_LIMIT = 16 * 1024;
const REPORTS_LIMIT = 20;
/** All clients together. */
const RATE = { burst: 40, perSecond: 2 };
const LOG_EVERY_MS = MINUTE;

const reportsSchema = z.array(z.looseObject({ body: z.looseObject({ effectiveDirective: z.string() }) }));
const reportSchema = z.looseObject({ 'csp-report': z.looseObject({ 'effective-directive': z.string() }) });

function isDirective(text: string): text is ReportedDirective {
  return DIRECTIVES.some((directive) => directive === text);
}

function directivesOf(body: unknown): ReportedDirective[] {
  const several = z.safeParse(reportsSchema, body);
  const single = z.safeParse(reportSchema, body);
  const named = several.success
    ? several.data.slice(0, REPORTS_LIMIT).map((report) => report.body.effectiveDirective)
    : single.success
      ? [single.data['csp-report']['effective-directive']]
      : [];
  return named.map((name) => (isDirective(name) ? name : 'other'));
}

/** Only known directives are stored or logged (S-L13). */
export class CspReports {
  readonly metrics = new Registry();
  readonly #counts = labelledCounter(
    {
      name: 'clutchline_csp_reports_total',
      help: 'Content policy violations reported by browsers.',
      registers: [this.metrics],
    },
    { directive: DIRECTIVES },
  );
  readonly #bucket: TokenBucket;
  #loggedAt = -Infinity;

  constructor(
    private readonly log: Log,
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.#bucket = new TokenBucket(RATE, clock());
  }

  serve(app: FastifyInstance): void {
    void app.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      const types = ['application/reports+json', 'application/csp-report', 'application/json'];
      scope.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, parsed) =>
        parsed(null, body),
      );
      scope.addHook('onRequest', async (_request, reply) => {
        void reply.header('cache-control', 'no-store');
        if (!this.#bucket.tryAcquire(this.clock())) await reply.code(204).header('connection', 'close').send();
      });
      scope.post(CSP_REPORT_PATH, ({ body }, reply) => {
        if (Buffer.isBuffer(body)) this.#count(body);
        void reply.code(204).send();
      });
      done();
    });
  }

  /** The sender learns nothing. */
  #count(bytes: Buffer): void {
    let body: unknown;
    try {
      body = parseBody(bytes);
    } catch {
      return;
    }
    const directives = directivesOf(body);
    for (const directive of directives) this.#counts.inc({ directive });
    const [directive] = directives;
    const now = this.clock();
    if (directive === undefined || now - this.#loggedAt < LOG_EVERY_MS) return;
    this.#loggedAt = now;
    this.log.warn({ directive }, 'content policy violation reported by a browser; counted in csp_reports_total');
  }
}
