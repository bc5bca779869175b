import type { CallName } from '@clutchline/contract';

import type { Context } from '../context';
import type { CallInfo, CallRequest, CallResponse, Outcome } from '../services/service';

/** What is known of a call over HTTP: also the hash of its token, null where there is no session. */
export interface HttpCallInfo extends CallInfo {
  readonly tokenHash: string | null;
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
) => Promise<Outcome<CallResponse<Name>>>;
