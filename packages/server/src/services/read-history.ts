import type { Context } from '../context';
import { callerOf } from './caller-of';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';
import { toHistoryItem } from './to-history-item';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The player's own bets, newest first (BET-6). */
export async function readHistory(
  { stores, clock }: Pick<Context, 'stores' | 'clock'>,
  { days, state, page, page_size }: CallRequest<'getUserHistory'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getUserHistory'>>> {
  const { bets, total } = await stores.bets.history({
    accountId: callerOf(info).accountId,
    since: clock.now() - days * DAY_MS,
    state,
    offset: (page - 1) * page_size,
    limit: page_size,
  });
  return { kind: 'ok', data: { items: bets.map(toHistoryItem), total } };
}
