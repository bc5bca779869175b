import type { CallName, Envelope } from '@clutchline/contract';
import type { FastifyRequest } from 'fastify';

import { clientAddress } from '../client-address';
import { findSession } from '../services/find-session';
import type { Caller } from '../services/service';
import { CALL_HANDLERS } from './call-handlers';
import { okEnvelope, refusalEnvelope, regionEnvelope, sessionEnvelope, type SessionProblem } from './envelopes';
import { HttpFailure } from './http-failure';
import type { HttpOptions } from './http-options';
import type { RateLimiter } from './call-rates';
import { askRegion } from './region-gate';

/** What a call needs beside the registry. */
export interface CallRunner extends HttpOptions {
  readonly limiter: RateLimiter;
}

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

function tokenOf({ headers }: FastifyRequest): string | undefined {
  const { token } = headers;
  return Array.isArray(token) ? token.join() : token;
}

/** Answers one call: body by its schema, session, rate, region, service, answer by its schema. */
export async function runCall(runner: CallRunner, name: CallName, request: FastifyRequest): Promise<Envelope> {
  const { context, words, limiter, trustedHops } = runner;
  const call = CALL_HANDLERS[name].open(request.body);
  if (call === null) throw new HttpFailure('bad_request');
  const { lang, requestId } = call;
  const identity = await identify(runner, name, tokenOf(request));
  if (typeof identity === 'string') return sessionEnvelope(identity, words, lang);
  const { caller } = identity;
  limiter.take(name, caller === null ? clientAddress(request.raw, trustedHops) : `account ${caller.accountId}`);
  const region = await askRegion(runner, { name, request, caller, requestId });
  if (region?.isBlocked === true) return regionEnvelope(words, lang);
  const outcome = await call.run(context, { lang, ...identity, origin: region?.origin ?? null });
  if (outcome.kind === 'ok') return okEnvelope(outcome.data);
  if (outcome.kind === 'refused') return refusalEnvelope(outcome.refusal, words, lang);
  context.log.error({ call: name, issues: outcome.issues }, 'an answer did not match its schema');
  throw new HttpFailure('internal_error');
}
