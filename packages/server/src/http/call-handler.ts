import type { CallName } from '@clutchline/contract';

import type { Context } from '../context';
import type { CallInfo, CallRequest, CallResponse, Outcome } from '../services/service';
import type { RateLimiter } from './call-rates';
import type { EncodedAnswer, EncodedAnswers } from './encoded-answers';
import type { SignInGuard } from './sign-in-guard';

/** What is known of a call over HTTP: also the hash of its token, null if there is no session. */
export interface HttpCallInfo extends CallInfo {
  readonly tokenHash: string | null;
  /** The limit key of the client's address. */
  readonly client: string;
  readonly limiter: RateLimiter;
  readonly signIns: SignInGuard;
  readonly answers: EncodedAnswers;
  /** Whether the client takes compressed answers. */
  readonly isGzip: boolean;
}

/** The token's hash of a call that needs a session; fails where the adapter let one through without. */
export function tokenHashOf({ tokenHash }: HttpCallInfo): string {
  if (tokenHash === null) throw new Error('A call that needs a session came without one.');
  return tokenHash;
}

/** The handler of one call; a service of the same name fits as it is. */
export type CallHandler<Name extends CallName> = (
  context: Context,
  request: CallRequest<Name>,
  info: HttpCallInfo,
) => Promise<Outcome<CallResponse<Name> | EncodedAnswer>>;
