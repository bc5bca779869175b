import type { CallName, Envelope } from '@clutchline/contract';
import type { FastifyRequest } from 'fastify';

import { clientAddress } from '../client-address';
import { logWith } from '../log-with';
import { findSession } from '../services/find-session';
import { ownLoopTurn } from '../services/own-loop-turn';
import type { Caller } from '../services/service';
import type { Admission } from './admission';
import { CALL_HANDLERS } from './call-handlers';
import { okEnvelope, refusalEnvelope, regionEnvelope, sessionEnvelope, type SessionProblem } from './envelopes';
import { HttpFailure } from './http-failure';
import type { HttpOptions } from './http-options';
import type { RateLimiter } from './call-rates';
import { askRegion } from './region-gate';
import { tokenOf } from './token-of';

/** What a call needs beside the registry. */
export interface CallRunner extends HttpOptions {
  readonly limiter: RateLimiter;
  readonly admission: Admission;
}

/** The call that costs most and comes in floods: only so many are taken in at a time. */
export const ADMITTED: CallName = 'playMore';

interface Identity {
  readonly caller: Caller | null;
  readonly tokenHash: string | null;
}

const NOBODY: Identity = { caller: null, tokenHash: null };
const PROBLEM_OF = { ended: 'session_ended', replaced: 'session_replaced' } as const;

/** Who calls. Only a call that needs a session fails for the lack of one. */
async function identify(
  runner: CallRunner,
  name: CallName,
  token: string | undefined,
): Promise<Identity | SessionProblem> {
  const { auth } = CALL_HANDLERS[name];
  if (auth === 'public') return NOBODY;
  if (token === undefined) return auth === 'token' ? 'you_not_login_now' : NOBODY;
  const found = await findSession(runner.context, token);
  if (found.kind === 'live') return found;
  return auth === 'token' ? PROBLEM_OF[found.kind] : NOBODY;
}

/** Answers one call, or refuses it at once where there are too many (R27). */
export async function runCall(runner: CallRunner, name: CallName, request: FastifyRequest): Promise<Envelope> {
  if (name !== ADMITTED) return await answerCall(runner, { name, request });
  const leave = runner.admission.enter(tokenOf(request) ?? '');
  let end: Parameters<typeof leave>[0] = 'turned-away';
  try {
    await ownLoopTurn();
    return await answerCall(runner, { name, request, onRun: () => (end = 'done') });
  } finally {
    leave(end);
  }
}

interface Asked {
  readonly name: CallName;
  readonly request: FastifyRequest;
  /** Told where nothing kept the call from being run. */
  readonly onRun?: () => void;
}

/** Body by its schema, session, rate, region, service, answer by its schema. */
async function answerCall(runner: CallRunner, { name, request, onRun }: Asked): Promise<Envelope> {
  const { words, limiter, trustedHops, reports } = runner;
  const context = { ...runner.context, log: logWith(runner.context.log, { request: request.id }) };
  const call = CALL_HANDLERS[name].open(request.body);
  if (call === null) throw new HttpFailure('bad_request');
  const { lang, requestId } = call;
  const identity = await identify(runner, name, tokenOf(request));
  if (typeof identity === 'string') {
    reports.note(request, { result: 'session' });
    return sessionEnvelope(identity, words, lang);
  }
  const { caller } = identity;
  if (caller !== null) reports.note(request, { accountId: caller.accountId });
  limiter.take(name, caller === null ? clientAddress(request.raw, trustedHops) : `account ${caller.accountId}`);
  const region = await askRegion(runner, { name, request, caller, requestId });
  if (region?.isBlocked === true) {
    reports.note(request, { result: 'region' });
    return regionEnvelope(words, lang);
  }
  onRun?.();
  const outcome = await call.run(context, { lang, ...identity, origin: region?.origin ?? null });
  if (outcome.kind === 'ok') return okEnvelope(outcome.data);
  if (outcome.kind === 'refused') {
    reports.note(request, { result: 'refused', refusal: outcome.refusal });
    return refusalEnvelope(outcome.refusal, words, lang);
  }
  context.log.error({ call: name, issues: outcome.issues }, 'an answer did not match its schema');
  throw new HttpFailure('internal_error');
}
