import type { Context } from './context';
import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../platform/calls';

const NOT_FOUND = { kind: 'ok', data: { found: 0 } } as const;

/**
 * For a lost answer (BET-8). Abandoning a request reserves its id, so a late request with that id is never accepted.
 */
export async function readPlacement(
  { stores, clock }: Pick<Context, 'stores' | 'clock'>,
  { request_id, abandon_if_missing }: CallRequest<'getBetByRequestId'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getBetByRequestId'>>> {
  const { accountId } = callerOf(info);
  const abandoned = { accountId, requestId: request_id, bodyHash: '', answer: null, at: clock.now() };
  if (abandon_if_missing === 1 && (await stores.placements.reserve(abandoned))) return NOT_FOUND;
  const answer = (await stores.placements.find(accountId, request_id))?.answer ?? null;
  return answer === null ? NOT_FOUND : { kind: 'ok', data: { found: 1, answer } };
}
