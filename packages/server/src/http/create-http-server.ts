import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

import compress from '@fastify/compress';
import { langId, type Envelope, type LangId } from '@clutchline/contract';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type onRequestHookHandler,
} from 'fastify';
import * as z from 'zod/mini';

import { clientKeyOf } from '../platform/network/request-headers';
import { Admission } from './guards/admission';
import { answerByDeadline, recordArrival } from './guards/arrivals';
import { CALL_HANDLERS } from './calls/call-handlers';
import { CALL_NAMES, spellingsOf } from './calls/call-paths';
import { RateLimiter } from './guards/call-rates';
import { Connections } from './guards/connections';
import { answerClientError, refuseConnect } from './answers/client-errors';
import { logWith } from '../platform/log/log';
import { HostCheck } from './guards/check-host';
import { EncodedAnswer, EncodedAnswers, LEAST_COMPRESSED } from './answers/encoded-answers';
import { failureEnvelope } from './answers/envelopes';
import { guardApi, isApiTarget } from './calls/guard-api';
import { FAILURES, HttpFailure, failureOf } from './answers/http-failure';
import type { HttpOptions } from './http-options';
import { KnownSessions } from './guards/known-sessions';
import { likelyLanguage, readTextFiles, textHint } from './answers/language-hints';
import { parseBody } from './calls/parse-body';
import { ReadGate } from './guards/read-gate';
import { FairRequestQueue } from './guards/fair-request-queue';
import { createPublicCalls } from './calls/public-calls';
import { ADMITTED, type CallRunner, runCall } from './calls/run-call';
import { contentPolicy, setSecurityHeaders } from './answers/security-headers';
import { serveCalendars } from './calendar/serve-calendars';
import { serveHealth } from './readiness';
import { serveTestStreams } from './streams/serve-test-streams';
import { brandedFiles } from './web/branded-files';
import { pagesWithFirstView } from './web/first-view-pages';
import { readStyleSheets } from './web/inline-styles';
import { pageLook } from './web/page-look';
import { pagesWithMetadata } from './web/page-metadata';
import { readScreenFiles } from './web/screen-files';
import { serveFrame, fileAnswer, isFilePath, isPageRequest, PAGE, type PageReader, serveWeb } from './web/serve-web';
import { SignInGuard } from './guards/sign-in-guard';
import { readWebFiles, type WebFiles } from './web/web-files';

/** Bytes (bad input row 7). */
const BODY_LIMIT = 64 * 1024;
/** Timeouts in ms, header size in bytes (bad input rows 15 and 16). */
const SERVER_OPTIONS = {
  headersTimeout: 8_000,
  requestTimeout: 12_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
};
/** Minimum of look-ups at the same time for placements. */
const LOOK_UPS = 32;
const NO_FILES: WebFiles = new Map();

const langOfBody = z.object({ lang: langId });

function langOf(request: FastifyRequest): LangId {
  const parsed = z.safeParse(langOfBody, request.body);
  return parsed.success ? parsed.data.lang : likelyLanguage(request);
}

/** Too long to skip, or of unknown length. */
const hasLongRest = ({ method, body, headers }: FastifyRequest): boolean =>
  method === 'POST' && body === undefined && !(Number(headers['content-length']) <= BODY_LIMIT);

function createFastify({ replyTexts, trustedHops, connections = new Connections() }: HttpOptions): FastifyInstance {
  const requestQueue = new FairRequestQueue();
  return Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    return503OnClosing: false,
    exposeHeadRoutes: true,
    serverFactory: (handler) => {
      const server = createServer(SERVER_OPTIONS, (request, response) => {
        if (!connections.admit(request, response)) return;
        recordArrival(request);
        requestQueue.queue(clientKeyOf(request, trustedHops), response, () => handler(request, response));
      });
      connections.follow(server);
      return server;
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, replyTexts),
    rewriteUrl: ({ url }) => wellFormedTarget(url ?? '/'),
  });
}

function isWellFormed(target: string): boolean {
  try {
    return !target.startsWith('//') && (!target.includes('%') || !decodeURIComponent(target).includes('\0'));
  } catch {
    return false;
  }
}

function wellFormedTarget(target: string): string {
  if (isWellFormed(target)) return target;
  return isApiTarget(target) ? '/api/malformed' : '/malformed';
}

function answerUnrouted(request: FastifyRequest, reply: FastifyReply, replyTexts: HttpOptions['replyTexts']): Envelope {
  if (isFilePath(request)) void reply.header('access-control-allow-origin', '*');
  void reply.code(404).header('cache-control', 'no-store');
  return failureEnvelope('not_found', replyTexts, langOf(request));
}

function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseBody(typeof body === 'string' ? Buffer.from(body) : body));
    } catch (cause) {
      done(cause instanceof Error ? cause : new HttpFailure('bad_request'));
    }
  });
}

function answerFailures(app: FastifyInstance, { replyTexts, context, reports }: HttpOptions): void {
  app.setErrorHandler((thrown, request, reply) => {
    const name = failureOf(thrown, request.raw.errored);
    reports.record(request, { result: name });
    const log = logWith(context.log, { request: request.id });
    if (name === 'internal_error' && !(thrown instanceof HttpFailure)) {
      const cause = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
      log.error({ method: request.method, cause: cause.slice(0, 3_000) }, 'request failed');
    }
    if (name === 'out_of_service')
      log.warn({ cause: String(thrown) }, 'database unavailable, request answered with 503');
    if (thrown instanceof HttpFailure) void reply.headers(thrown.headers);
    if (hasLongRest(request)) void reply.header('connection', 'close');
    return reply
      .code(FAILURES[name].status)
      .header('cache-control', 'no-store')
      .send(failureEnvelope(name, replyTexts, langOf(request)));
  });
}

function createRunner(options: HttpOptions): CallRunner {
  const limiter = new RateLimiter(options.rates);
  const admission = options.admission ?? new Admission();
  return {
    ...options,
    limiter,
    known: new KnownSessions(),
    signIns: new SignInGuard(limiter),
    admission,
    reads: new ReadGate(admission),
    answers: new EncodedAnswers(),
    lookUps: new Admission(LOOK_UPS, undefined, () => admission.free),
  };
}

function registerCalls(app: FastifyInstance, runner: CallRunner): void {
  const { limiter, known, admission, lookUps, trustedHops } = runner;
  // Before reading the body, most of the work under load.
  const checkToken: onRequestHookHandler = (request, _reply, done) => {
    if (known.isUnknownToken(request)) limiter.check('unknown_tokens', clientKeyOf(request.raw, trustedHops));
    done();
  };
  const checkRoom: onRequestHookHandler = (request, _reply, done) => {
    admission.check(known.callerKeyOf(request, trustedHops));
    if (known.isUnknownToken(request)) lookUps.check(clientKeyOf(request.raw, trustedHops));
    done();
  };
  for (const name of CALL_NAMES) {
    const hooks = [
      ...(CALL_HANDLERS[name].auth === 'public' ? [] : [checkToken]),
      ...(name === ADMITTED ? [checkRoom] : []),
    ];
    for (const path of spellingsOf(name))
      app.post(path, { onRequest: hooks }, async (request, reply) => {
        const answer = await answerByDeadline(request, () => runCall(runner, name, request));
        return answer instanceof EncodedAnswer ? answer.sendOn(reply) : answer;
      });
  }
}

/** With metadata, and with first views if there are any. */
async function pagesOf(runner: CallRunner, files: WebFiles): Promise<PageReader> {
  const { context, webFolder, firstViews: views, listCursor = () => null } = runner;
  const described = pagesWithMetadata({ files, served: runner });
  const built = await files.get(PAGE)?.bodyFor(undefined);
  if (!views || webFolder === null || built === undefined) return described;
  const screenFiles = await readScreenFiles(webFolder, built.bytes.toString('utf8'));
  const sheets = await readStyleSheets(files);
  const source = { context, listCursor, ask: createPublicCalls(runner) };
  return pagesWithFirstView(described, { ...source, files, screenFiles, sheets, views });
}

export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const { replyTexts, allowOrigins, webFolder } = options;
  const app = createFastify(options);
  const hosts = new HostCheck(options.ownHosts, options.context.log);
  const texts = webFolder === null ? null : await readTextFiles(webFolder);
  const built = webFolder === null ? NO_FILES : await readWebFiles(webFolder, options);
  const files = options.brand === null ? built : await brandedFiles(built, options.brand);
  const runner = createRunner(options);
  const pageOf = await pagesOf(runner, files);
  const policy = contentPolicy(options.context.streamRules);
  acceptJsonOnly(app);
  answerFailures(app, options);
  app.addHook('onRequest', async (request, reply) => {
    setSecurityHeaders(request, reply, policy);
    hosts.check(request);
    if (texts !== null && isPageRequest(request)) void reply.headers(textHint(pageLook(request).langId, texts));
    if (!isApiTarget(request.raw.url ?? '')) return;
    void reply.header('cache-control', 'no-store').header('x-request-id', request.id);
    if (guardApi(request, reply, allowOrigins)) await reply.code(204).send();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (request.method !== 'OPTIONS' && isApiTarget(request.raw.url ?? '')) options.reports.end(request, reply);
    done();
  });
  await app.register(compress, {
    encodings: ['gzip', 'identity'],
    threshold: LEAST_COMPRESSED,
    globalDecompression: false,
    zlibOptions: { level: 4 },
  });
  registerCalls(app, runner);
  serveHealth(app, options.readReport);
  serveCalendars(app, options);
  serveTestStreams(app, options);
  options.cspReports.serve(app);
  if (webFolder !== null) {
    await serveFrame(app, files, options);
    serveWeb(app, files, { pageOf, isEmbeddable: true });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const page = isPageRequest(request) ? files.get(PAGE) : undefined;
    if (page === undefined) return answerUnrouted(request, reply, replyTexts);
    return (await pageOf(request, reply)) ?? (await fileAnswer(request, reply, page));
  });
  refuseConnect(app.server, replyTexts);
  return app;
}
