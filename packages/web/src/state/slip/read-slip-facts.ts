import type { CallData } from '../../data/caller';
import type { AppState } from '../app-state';
import { playerLimitsQuery } from '../limits/player-limits-query';
import { slipPoolsQuery } from '../pools/use-pool';
import { isClosed } from '../prices/odds-state';
import { fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';
import type { SlipFacts } from './slip-facts';

export function readSlipFacts(app: AppState): SlipFacts {
  const { token, balance, currency, generation } = app.session.getState();
  const { items, singleIds, parlayIds } = app.slip.getState().slip;
  return {
    signedIn: token !== null,
    balance,
    currency,
    singleLimits: app.queries.entry(singleLimitsQuery(app, generation, singleIds)).read().data ?? null,
    parlayLimits: app.queries.entry(parlayLimitsQuery(app, generation, parlayIds)).read().data ?? null,
    pools: app.queries.entry(slipPoolsQuery(app, generation, items)).read().data ?? [],
    stale: app.freshness.getState().freshness.state === 'stale',
    playerLimits: app.queries.entry(playerLimitsQuery(app, generation)).read().data ?? null,
    now: app.env.now() + app.freshness.getState().clockOffset,
    confirmAbove: app.settings.getState().confirmAbove,
    isClosed: (item) => isClosed(app.odds, item),
  };
}

const sorted = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);

const isAsked = (app: Pick<AppState, 'session'>, shopIds: readonly number[]): boolean =>
  app.session.getState().token !== null && shopIds.length > 0;

/** Needs a player and a point (SLIP-8). */
export const singleLimitsQuery = (
  app: Pick<AppState, 'call' | 'session'>,
  generation: number,
  shopIds: readonly number[],
): Query<CallData<'getOrdinaryLimitInfo'>> => ({
  key: ['own', generation, 'limits', 'single', ...sorted(shopIds)],
  fetch: (signal) => fetchData(app, 'getOrdinaryLimitInfo', { shop_ids: sorted(shopIds) }, signal),
  enabled: isAsked(app, shopIds),
});

/** SLIP-8. */
export const parlayLimitsQuery = (
  app: Pick<AppState, 'call' | 'session'>,
  generation: number,
  shopIds: readonly number[],
): Query<CallData<'getParlayLimitInfo'>> => ({
  key: ['own', generation, 'limits', 'parlay', ...sorted(shopIds)],
  fetch: (signal) => fetchData(app, 'getParlayLimitInfo', { shop_ids: sorted(shopIds) }, signal),
  enabled: isAsked(app, shopIds),
});
