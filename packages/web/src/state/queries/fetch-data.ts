import type { CallName } from '@clutchline/contract';

import type { CallBody, CallData, CallReply } from '../../data/caller';
import type { AppState } from '../app-state';

/** Carries the reply of a failed query. */
export class CallFailed extends Error {
  constructor(readonly reply: Exclude<CallReply<never>, { kind: 'ok' }>) {
    super(reply.kind);
  }
}

/** Rejects if the reply has no data. */
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
