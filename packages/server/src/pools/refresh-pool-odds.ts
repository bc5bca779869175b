import { indicativeOdds, ODD_MAX, type Pool } from '@clutchline/domain';

import type { Context, Stores } from './context';
import type { PoolState } from './pool-store';
import { changesOfPoints } from '../catalogue';
import { startPolling, type PollingJob } from '../platform/concurrency/poll';
import type { StoreAccess } from '../platform/context';
import { matchEvents } from '../bus';

/** getPoolInfo has all. */
const SHOWN_CURRENCY = 1;

/**
 * Odds of pools with a ticket after the ledger transaction `since` (BET-2): null without stakes on the point (U8).
 *
 * @returns the latest one.
 */
export async function refreshPoolOdds(
  { stores, inTransaction }: Pick<Context, 'stores' | 'inTransaction'>,
  since: number,
): Promise<number> {
  const { playIds, last } = await stores.pools.changedSince(since);
  if (playIds.length > 0) await refreshPoolsOf({ stores, inTransaction }, playIds);
  return last;
}

export async function refreshPoolsOf(
  { stores, inTransaction }: StoreAccess<Pick<Stores, 'pools' | 'outbox'>>,
  playIds: readonly number[],
): Promise<void> {
  const pools = await stores.pools.states(playIds, SHOWN_CURRENCY);
  const odds = new Map(pools.flatMap(oddsOf));
  await inTransaction(async ({ pools: store, outbox }) => {
    await outbox.add(matchEvents(changesOfPoints(await store.writeOdds(odds))));
  });
}

function oddsOf({ takeout, points }: PoolState): [pointId: number, odd: number | null][] {
  const pool = poolOfStakes({ takeout, points });
  return points.map(({ pointId }) => {
    const odds = indicativeOdds(pool, pointId);
    return [pointId, odds === null ? null : shownOdd(odds)];
  });
}

/** Wire prices end at 1000.000. */
export const shownOdd = (odds: bigint): number => Math.min(ODD_MAX, Number(odds));

export function poolOfStakes({ takeout, points }: Pick<PoolState, 'takeout' | 'points'>): Pool {
  return { takeout, points: points.map(({ pointId, stakes }) => ({ point_id: pointId, stakes })) };
}

const TICK_MS = 1_000;
/** Lower transaction ids may commit late. */
const RECENT_RUNS = 10;

export function startPools(context: Context): PollingJob {
  const recent: number[] = [];
  const run = async (): Promise<void> => {
    recent.push(await refreshPoolOdds(context, recent[0] ?? 0));
    if (recent.length > RECENT_RUNS) recent.shift();
  };
  return startPolling(run, {
    pauseMs: TICK_MS,
    onFailure: (error) => context.log.error({ error: String(error) }, 'pool odds refresh failed, will retry'),
  });
}
