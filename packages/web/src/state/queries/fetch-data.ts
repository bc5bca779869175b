import type { CallName } from '@clutchline/contract';

import type { CallBody, CallData, CallReply } from '../../data/caller';
import type { AppState } from '../app-state';

export class CallFailed extends Error {
  constructor(readonly reply: Exclude<CallReply<never>, { kind: 'ok' }>) {
    super(reply.kind);
  }
}

/** Rejects without data. */
export async function fetchData<Name extends CallName>(
  app: Pick<AppState, 'call'>,
  name: Name,
  body: CallBody<Name>,
  signal?: AbortSignal,
): Promise<CallData<Name>> {
  const reply = await app.call(name, body, signal);
  if (reply.kind === 'ok') return reply.data;
  throw new CallFailed(reply);
}

/**
 * The first of each name, whatever the server sends (R25).
 * @example eachOnce(rows, ({ match }) => match.game_id)
 */
export function eachOnce<Item>(list: readonly Item[], nameOf: (item: Item) => string | number): Item[] {
  const seen = new Set<string | number>();
  return list.filter((item) => {
    const name = nameOf(item);
    return !seen.has(name) && seen.add(name);
  });
}
