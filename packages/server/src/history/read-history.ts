import { formatAmount } from '@clutchline/domain';

import type { Context } from './context';
import type { HistorySums } from './bet-store';
import { currencyOf } from '../players';
import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../platform/calls';
import { toHistoryItem } from './to-history-item';

type History = CallResponse<'getUserHistory'>;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Newest first, with sums over all pages (BET-6). */
export async function readHistory(
  { stores, clock }: Pick<Context, 'stores' | 'clock'>,
  { days, state, kind = 'all', page, page_size }: CallRequest<'getUserHistory'>,
  info: CallInfo,
): Promise<Outcome<History>> {
  const { bets, total, sums } = await stores.bets.history({
    accountId: callerOf(info).accountId,
    since: clock.now() - days * DAY_MS,
    state,
    kind,
    offset: (page - 1) * page_size,
    limit: page_size,
  });
  return { kind: 'ok', data: { items: bets.map(toHistoryItem), total, totals: sums.map(toTotals) } };
}

function toTotals({ currencyId, bets, staked, open, returned }: HistorySums): History['totals'][number] {
  const { decimals } = currencyOf(currencyId);
  return {
    currency_id: currencyId,
    bets,
    staked: formatAmount(staked, decimals),
    open: formatAmount(open, decimals),
    returned: formatAmount(returned, decimals),
    profit: formatAmount(returned - (staked - open), decimals),
  };
}
