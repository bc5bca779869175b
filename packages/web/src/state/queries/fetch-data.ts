import type { CallName } from '@clutchline/contract';

import type { CallBody, CallData, CallReply } from '../../data/caller';
import type { AppState } from '../app-state';

/** An answer that is no data: how a failed query remembers why. */
export class CallFailed extends Error {
  constructor(readonly reply: Exclude<CallReply<never>, { kind: 'ok' }>) {
    super(reply.kind);
  }
}

/** A call as a query wants it: data, or a rejection. */
export async function fetchData<Name extends CallName>(
  app: AppState,
  name: Name,
  body: CallBody<Name>,
  signal?: AbortSignal,
): Promise<CallData<Name>> {
  const reply = await app.call(name, body, signal);
  if (reply.kind === 'ok') return reply.data;
  throw new CallFailed(reply);
}
