import type { FoundSession } from '../access/session-store';
import type { NewAction } from './action-store';
import type { DeskContext, DeskStores } from '../context';

export interface ActionOrigin {
  readonly caller: FoundSession | null;
  /** Too wide to identify a person. */
  readonly network: string | null;
}

type Given = Pick<NewAction, 'action' | 'result'> &
  Partial<Pick<NewAction, 'operatorId' | 'subject' | 'before' | 'after' | 'reason' | 'requestId'>>;

/** The transaction is rolled back: the request was done before. */
export class RepeatedRequestError extends Error {}

/**
 * In the transaction of the act (DESK-7).
 *
 * @returns false if this request was done before: the caller must change nothing.
 */
export async function recordAction(
  { actions }: Pick<DeskStores, 'actions'>,
  { wallClock }: Pick<DeskContext, 'wallClock'>,
  { caller, network }: ActionOrigin,
  given: Given,
): Promise<boolean> {
  return await actions.add({
    at: wallClock.now(),
    operatorId: caller?.operator.operatorId ?? null,
    sessionId: caller?.session.sessionId ?? null,
    network,
    subject: null,
    before: null,
    after: null,
    reason: null,
    requestId: null,
    ...given,
  });
}
