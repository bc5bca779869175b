import { parlayLimitsQuery, singleLimitsQuery } from './limits-queries';
import { slipPoolsQuery } from '../pools/slip-pools-query';
import type { AppState } from '../app-state';
import { isClosed } from '../prices/odds-state';
import type { SlipFacts } from './slip-facts';

export function readSlipFacts(app: AppState): SlipFacts {
  const { token, balance, currency, turn } = app.session.getState();
  const { items, singleIds, parlayIds } = app.slip.getState().slip;
  return {
    signedIn: token !== null,
    balance,
    currency,
    singleLimits: app.queries.entry(singleLimitsQuery(app, turn, singleIds)).read().data ?? null,
    parlayLimits: app.queries.entry(parlayLimitsQuery(app, turn, parlayIds)).read().data ?? null,
    pools: app.queries.entry(slipPoolsQuery(app, turn, items)).read().data ?? [],
    stale: app.freshness.getState().freshness.state === 'stale',
    moveOf: (shopId) => app.odds.point(shopId)?.move ?? null,
    confirmAbove: app.settings.getState().confirmAbove,
    isClosed: (item) => isClosed(app.odds, item),
  };
}
