import type { Context } from '../context';
import { callerOf } from './caller-of';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

/** What became of a placement whose answer was lost (BET-8). */
export async function readPlacement(
  { stores }: Pick<Context, 'stores'>,
  request: CallRequest<'getBetByRequestId'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getBetByRequestId'>>> {
  const stored = await stores.placements.find(callerOf(info).accountId, request.request_id);
  return { kind: 'ok', data: stored === null ? { found: 0 } : { found: 1, answer: stored.answer } };
}
