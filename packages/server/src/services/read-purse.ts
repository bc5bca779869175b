import type { Context } from '../context';
import type { BenchPoint } from '../ports/placement-store';
import { dayStart } from './betting-day';
import { Purse } from './purse';
import type { Caller } from './service';

/** What a player may still stake on these points, by the reading that a placement would be judged by. */
export async function readPurse(
  { stores, clock }: Pick<Context, 'stores' | 'clock'>,
  { accountId, timeZone }: Caller,
  pointIds: readonly number[],
): Promise<{ purse: Purse; points: readonly BenchPoint[] }> {
  const query = {
    accountId,
    requestId: null,
    pointIds: [...new Set(pointIds)],
    dayStart: dayStart(clock.now(), timeZone),
  };
  const bench = await stores.placements.read(query, false);
  return { purse: new Purse(bench), points: bench.points };
}
