import type { Context } from '../context';
import { callerOf } from './caller-of';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

/**
 * What became of a placement whose answer was lost (BET-8). Who gives it up hears of it what the database says after its
 * id is spent: it was taken before, or it never will be.
 */
export async function readPlacement(
  { stores, clock }: Pick<Context, 'stores' | 'clock'>,
  { request_id, give_up }: CallRequest<'getBetByRequestId'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getBetByRequestId'>>> {
  const { accountId } = callerOf(info);
  if (give_up === 1) await stores.placements.giveUp(accountId, request_id, clock.now());
  const answer = (await stores.placements.find(accountId, request_id))?.answer ?? null;
  return { kind: 'ok', data: answer === null ? { found: 0 } : { found: 1, answer } };
}
