import { queryOptions } from '@tanstack/react-query';

import type { AppState } from '../app-state';
import { fetchData } from './fetch-data';

const sorted = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);

/** Limits of singles on these points (SLIP-8); asked for only with a player and a point. */
export const singleLimitsQuery = (app: AppState, turn: number, shopIds: readonly number[]) =>
  queryOptions({
    queryKey: ['own', turn, 'limits', 'single', ...sorted(shopIds)],
    queryFn: ({ signal }) => fetchData(app, 'getOrdinaryLimitInfo', { shop_ids: sorted(shopIds) }, signal),
    enabled: app.session.getState().token !== null && shopIds.length > 0,
  });

/** Limits of a combo of these points (SLIP-8). */
export const parlayLimitsQuery = (app: AppState, turn: number, shopIds: readonly number[]) =>
  queryOptions({
    queryKey: ['own', turn, 'limits', 'parlay', ...sorted(shopIds)],
    queryFn: ({ signal }) => fetchData(app, 'getParlayLimitInfo', { shop_ids: sorted(shopIds) }, signal),
    enabled: app.session.getState().token !== null && shopIds.length > 0,
  });
