import type { CallData } from '../../data/caller';
import type { AppState } from '../app-state';
import { fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query';

const sorted = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);

const isAsked = (app: AppState, shopIds: readonly number[]): boolean =>
  app.session.getState().token !== null && shopIds.length > 0;

/** SLIP-8; enabled only with a player and a point. */
export const singleLimitsQuery = (
  app: AppState,
  turn: number,
  shopIds: readonly number[],
): Query<CallData<'getOrdinaryLimitInfo'>> => ({
  key: ['own', turn, 'limits', 'single', ...sorted(shopIds)],
  fetch: (signal) => fetchData(app, 'getOrdinaryLimitInfo', { shop_ids: sorted(shopIds) }, signal),
  enabled: isAsked(app, shopIds),
});

/** SLIP-8. */
export const parlayLimitsQuery = (
  app: AppState,
  turn: number,
  shopIds: readonly number[],
): Query<CallData<'getParlayLimitInfo'>> => ({
  key: ['own', turn, 'limits', 'parlay', ...sorted(shopIds)],
  fetch: (signal) => fetchData(app, 'getParlayLimitInfo', { shop_ids: sorted(shopIds) }, signal),
  enabled: isAsked(app, shopIds),
});
