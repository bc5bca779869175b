import type { CallAuth, LangId } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { Outcome } from '../services/service';
import type { Context } from '../context';
import type { HttpCallInfo } from './call-handler';
import { EncodedAnswer } from './encoded-answers';

/** What became of a call: its outcome, or an answer that its own schema refuses. */
export type BoundOutcome = Outcome<unknown> | { readonly kind: 'mismatch'; readonly issues: readonly string[] };

/** A call whose body has been read. */
export interface OpenCall {
  readonly lang: LangId;
  /** The id under which the player asks for a bet; null for calls that have none. */
  readonly requestId: string | null;
  run(context: Context, info: HttpCallInfo): Promise<BoundOutcome>;
}

/** A call with its handler; `open` answers null where the body does not match. */
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
  // Checked when it was encoded.
  if (outcome.data instanceof EncodedAnswer) return outcome;
  const answer = z.safeParse(schema, outcome.data);
  if (answer.success) return { kind: 'ok', data: answer.data };
  const issues = answer.error.issues.slice(0, 5).map(({ path, code }) => `${path.join('.')}: ${code}`);
  return { kind: 'mismatch', issues };
}

function requestIdOf(request: object): string | null {
  return 'request_id' in request && typeof request.request_id === 'string' ? request.request_id : null;
}

/** Joins a call of the contract and its handler: the body is parsed on the way in, the answer on the way out. */
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
