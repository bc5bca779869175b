import type { CallName, Envelope } from '@clutchline/contract';
import type { FastifyRequest } from 'fastify';

import { clientKeyOf } from '../../platform/network/request-headers';
import { waitedMsOf } from '../guards/arrivals';
import { logWith } from '../../platform/log/log';
import { type FoundSession, findSession } from '../../players';
import { hashToken } from '../../platform/hash-token';
import { yieldToEventLoop } from '../../platform/concurrency/yield-to-event-loop';
import type { Caller } from '../../platform/calls';
import type { Admission, Admitted } from '../guards/admission';
import { CALL_HANDLERS } from './call-handlers';
import { acceptsGzip, EncodedAnswer, type EncodedAnswers } from '../answers/encoded-answers';
import {
  okEnvelope,
  refusalEnvelope,
  regionEnvelope,
  sessionEnvelope,
  type SessionProblem,
} from '../answers/envelopes';
import { HttpFailure } from '../answers/http-failure';
import type { HttpOptions } from '../http-options';
import { MAY_LEAVE_ROW, READ_COST, type RateLimiter } from '../guards/call-rates';
import { type KnownSessions, tokenOf } from '../guards/known-sessions';
import type { ReadGate } from '../guards/read-gate';
import { checkCallerRegion } from '../guards/region-gate';
import type { SignInGuard } from '../guards/sign-in-guard';

export interface CallRunner extends HttpOptions {
  readonly limiter: RateLimiter;
  readonly signIns: SignInGuard;
  readonly answers: EncodedAnswers;
  readonly reads: ReadGate;
  readonly known: KnownSessions;
  /** Unknown tokens, by address. */
  readonly lookUps: Admission;
  readonly admission: Admission;
}

/** The most expensive call. */
export const ADMITTED: CallName = 'playMore';

interface Identity {
  readonly caller: Caller | null;
  readonly tokenHash: string | null;
}

const ANONYMOUS: Identity = { caller: null, tokenHash: null };
const PROBLEM_OF = { ended: 'session_ended', replaced: 'session_replaced' } as const;

async function identify(
  runner: CallRunner,
  { name, request, found: foundBefore }: ReceivedCall,
  client: string,
): Promise<Identity | SessionProblem> {
  const token = tokenOf(request);
  const { auth } = CALL_HANDLERS[name];
  if (auth === 'public') return ANONYMOUS;
  if (token === undefined) return auth === 'token' ? 'you_not_login_now' : ANONYMOUS;
  const found = foundBefore ?? (await lookUp(runner, token, client));
  if (found.kind === 'live') return found;
  return auth === 'token' ? PROBLEM_OF[found.kind] : ANONYMOUS;
}

/** S-H3. */
async function lookUp({ context, known, limiter }: CallRunner, token: string, client: string): Promise<FoundSession> {
  const tokenHash = hashToken(token);
  const isKnown = known.has(tokenHash);
  if (!isKnown) limiter.acquire('unknown_tokens', client);
  const found = await findSession(context, token);
  if (found.kind === 'live') known.found(tokenHash);
  else known.forget(tokenHash);
  if (!isKnown && found.kind === 'live') limiter.release('unknown_tokens', client);
  return found;
}

async function findUnknown(runner: CallRunner, request: FastifyRequest): Promise<FoundSession | undefined> {
  const token = tokenOf(request);
  if (token === undefined || runner.known.has(hashToken(token))) return undefined;
  const client = clientKeyOf(request.raw, runner.trustedHops);
  const leave = runner.lookUps.enter(client);
  return await lookUp(runner, token, client).finally(() => leave('done'));
}

function count({ limiter }: CallRunner, name: CallName, { client, caller }: { client: string; caller: Caller | null }) {
  const counted = caller === null ? client : `account ${caller.accountId}`;
  const cost = READ_COST[name];
  if (cost !== undefined) limiter.acquire('reads', counted, cost);
  limiter.acquire(name, counted);
  if (MAY_LEAVE_ROW.has(name)) limiter.check('rows_of_refused', counted);
  return counted;
}

/** R27. */
export async function runCall(
  runner: CallRunner,
  name: CallName,
  request: FastifyRequest,
): Promise<Envelope | EncodedAnswer> {
  if (name !== ADMITTED) return await answerRead(runner, name, request);
  const found = await findUnknown(runner, request);
  // Tokens without a session do not use the placement limit (S-H3).
  if (found !== undefined && found.kind !== 'live') return await answerCall(runner, { name, request, found });
  return await runner.admission.admit(runner.known.callerKeyOf(request, runner.trustedHops), async (admitted) => {
    await yieldToEventLoop();
    return await answerCall(runner, { name, request, found, admitted });
  });
}

/** S28. */
async function answerRead(runner: CallRunner, name: CallName, request: FastifyRequest) {
  const leave = runner.reads.enter(name, runner.known.callerKeyOf(request, runner.trustedHops));
  return await answerCall(runner, { name, request }).finally(leave);
}

interface ReceivedCall {
  readonly name: CallName;
  readonly request: FastifyRequest;
  readonly found?: FoundSession | undefined;
  readonly admitted?: Admitted;
}

/** Order: body, session, rate, region, service, answer. */
async function answerCall(runner: CallRunner, received: ReceivedCall): Promise<Envelope | EncodedAnswer> {
  const { replyTexts, limiter, signIns, answers, reports } = runner;
  const { name, request, admitted } = received;
  const context = { ...runner.context, log: logWith(runner.context.log, { request: request.id }) };
  const call = CALL_HANDLERS[name].open(request.body);
  if (call === null) throw new HttpFailure('bad_request');
  const { lang, requestId } = call;
  const client = clientKeyOf(request.raw, runner.trustedHops);
  const identity = await identify(runner, received, client);
  if (typeof identity === 'string') {
    reports.record(request, { result: 'session' });
    return sessionEnvelope(identity, replyTexts, lang);
  }
  const { caller } = identity;
  if (caller !== null) reports.record(request, { accountId: caller.accountId });
  const counted = count(runner, name, { client, caller });
  const region = await checkCallerRegion(runner, { name, request, caller, requestId });
  if (region.isBlocked) {
    reports.record(request, { result: 'region' });
    limiter.count('rows_of_refused', counted);
    return regionEnvelope(replyTexts, lang);
  }
  admitted?.onRun();
  const outcome = await call.run(context, {
    lang,
    ...identity,
    origin: region.origin,
    isRegionBlocked: region.isAllowedAnyway,
    waitedMs: waitedMsOf(request),
    ...(admitted !== undefined && { onWait: admitted.onWait }),
    client,
    limiter,
    signIns,
    answers,
    isGzip: acceptsGzip(request),
  });
  if (outcome.kind === 'ok') return outcome.data instanceof EncodedAnswer ? outcome.data : okEnvelope(outcome.data);
  if (outcome.kind === 'refused') {
    reports.record(request, { result: 'refused', refusal: outcome.refusal });
    return refusalEnvelope(outcome, replyTexts, lang);
  }
  context.log.error({ call: name, issues: outcome.issues }, 'answer does not match its schema');
  throw new HttpFailure('internal_error');
}
