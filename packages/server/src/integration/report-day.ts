import type { DailyReport } from '@clutchline/contract/operator';

import type { Context } from './context';
import { DAY } from '../platform/time/durations';
import { currencyOf } from '../players';
import { done, type OperatorOutcome, problem } from './operator-outcome';
import type { DailySums } from './reporting-store';

/** ROLE-1: a day of business time in UTC. Gross gaming revenue is settled stakes less returns. */
export async function reportDay(
  { stores, clock }: Pick<Context, 'stores' | 'clock'>,
  date: string,
): Promise<OperatorOutcome> {
  const from = Date.parse(date);
  const now = clock.now();
  if (from > now) return problem('future_date', { field: 'date' });
  const sums = await stores.reporting.dailySums(from, from + DAY);
  const report: DailyReport = { date, is_complete: now >= from + DAY, rows: sums.map(toRow) };
  return done(report);
}

function toRow(sums: DailySums): DailyReport['rows'][number] {
  return {
    ...{ currency: currencyOf(sums.currencyId).code, game_type_id: sums.gameTypeId, market: sums.market },
    ...{ bets: sums.bets, turnover: sums.turnover.toString(), settled_stakes: sums.settledStakes.toString() },
    ...{ returns: sums.returns.toString(), ggr: (sums.settledStakes - sums.returns).toString() },
    open_stakes: sums.openStakes.toString(),
  };
}
