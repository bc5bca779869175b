import type { CallAuth, LangId, CallName } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { Outcome, CallInfo, CallRequest, CallResponse } from '../../platform/calls';
import type { Context } from '../http-options';
import { EncodedAnswer, type EncodedAnswers } from '../answers/encoded-answers';
import type { RateLimiter } from '../guards/call-rates';
import type { SignInGuard } from '../guards/sign-in-guard';

interface HttpCallInfo extends CallInfo {
  readonly tokenHash: string | null;
  /** Rate limit key. */
  readonly client: string;
  readonly limiter: RateLimiter;
  readonly signIns: SignInGuard;
  readonly answers: EncodedAnswers;
  readonly isGzip: boolean;
}

export function tokenHashOf({ tokenHash }: HttpCallInfo): string {
  if (tokenHash === null) throw new Error('A call that requires a session has none.');
  return tokenHash;
}

export type CallHandler<Name extends CallName> = (
  context: Context,
  request: CallRequest<Name>,
  info: HttpCallInfo,
) => Promise<Outcome<CallResponse<Name> | EncodedAnswer>>;

/** `mismatch`: the answer fails its own schema. */
export type BoundOutcome = Outcome<unknown> | { readonly kind: 'mismatch'; readonly issues: readonly string[] };

export interface OpenCall {
  readonly lang: LangId;
  readonly requestId: string | null;
  run(context: Context, info: HttpCallInfo): Promise<BoundOutcome>;
}

export interface BoundCall {
  readonly auth: CallAuth;
  open(body: unknown): OpenCall | null;
}

interface Call<Request, Response> {
  readonly auth: CallAuth;
  readonly body: z.core.$ZodType<Request>;
  readonly response: z.core.$ZodType<Response>;
}

type Handler<Request, Response> = (
  context: Context,
  request: Request,
  info: HttpCallInfo,
) => Promise<Outcome<Response | EncodedAnswer>>;

function checkAnswer(schema: z.core.$ZodType, outcome: Outcome<unknown>): BoundOutcome {
  if (outcome.kind === 'refused') return outcome;
  if (outcome.data instanceof EncodedAnswer) return outcome;
  const answer = z.safeParse(schema, outcome.data);
  if (answer.success) return { kind: 'ok', data: answer.data };
  const issues = answer.error.issues.slice(0, 5).map(({ path, code }) => `${path.join('.')}: ${code}`);
  return { kind: 'mismatch', issues };
}

function requestIdOf(request: object): string | null {
  return 'request_id' in request && typeof request.request_id === 'string' ? request.request_id : null;
}

export function bindCall<Request extends { readonly lang: LangId }, Response>(
  call: Call<Request, Response>,
  handler: Handler<Request, Response>,
): BoundCall {
  return {
    auth: call.auth,
    open: (body) => {
      const parsed = z.safeParse(call.body, body);
      if (!parsed.success) return null;
      const run = async (context: Context, info: HttpCallInfo) =>
        checkAnswer(call.response, await handler(context, parsed.data, info));
      return { lang: parsed.data.lang, requestId: requestIdOf(parsed.data), run };
    },
  };
}
