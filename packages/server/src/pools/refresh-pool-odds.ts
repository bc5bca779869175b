import type { FeedEvent } from '@clutchline/contract';
import { indicativeOdds, ODD_MAX, ODD_MIN } from '@clutchline/domain';

import type { Context } from './context';
import type { PoolState } from './pool-store';
import { changesByMatch } from '../catalogue';
import { foldFeedEvents } from '../feed';
import { startPolling, type PollingJob } from '../platform/concurrency/poll';
import { matchEvents } from '../bus';

/** getPoolInfo has all. */
const SHOWN_CURRENCY = 1;

/** With tickets after transaction `since` (BET-2); returns the latest. */
export async function refreshPoolOdds(
  { stores, inTransaction }: Pick<Context, 'stores' | 'inTransaction'>,
  since: number,
): Promise<number> {
  const { playIds, last } = await stores.pools.changedSince(since);
  if (playIds.length === 0) return last;
  const pools = await stores.pools.states(playIds, SHOWN_CURRENCY);
  const batch = foldFeedEvents(pools.map(pricesOf));
  await inTransaction(async ({ feed, outbox }) => {
    const changes = await feed.apply(batch);
    const after = { matches: [], plays: [], bettingChanged: [], hidden: [], maps: [] };
    await outbox.add(matchEvents(changesByMatch(changes, after)));
  });
  return last;
}

function pricesOf({ gameId, takeout, points }: PoolState): FeedEvent {
  const pool = { takeout, points: points.map(({ pointId, stakes }) => ({ point_id: pointId, stakes })) };
  const prices = points.flatMap(({ pointId }) => {
    const odds = indicativeOdds(pool, pointId);
    return odds === null ? [] : [{ point_id: pointId, odd: within(Number(odds)) }];
  });
  return { type: 'prices', game_id: gameId, prices };
}

const within = (odd: number): number => Math.min(ODD_MAX, Math.max(ODD_MIN, odd));

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
