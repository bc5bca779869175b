import type { CallName } from '@clutchline/contract';

import type { Context } from '../context';
import type { CallInfo, CallRequest, CallResponse, Outcome } from '../../platform/calls';
import type { RateLimiter } from '../guards/call-rates';
import type { EncodedAnswer, EncodedAnswers } from '../answers/encoded-answers';
import type { SignInGuard } from '../guards/sign-in-guard';

/** `tokenHash` is null without a session. */
export interface HttpCallInfo extends CallInfo {
  readonly tokenHash: string | null;
  /** Rate limit key of the client's address. */
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
