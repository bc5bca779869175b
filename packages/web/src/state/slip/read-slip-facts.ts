import { parlayLimitsQuery, singleLimitsQuery } from '../queries/limits-queries';
import type { AppState } from '../app-state';
import { isClosed } from '../prices/odds-state';
import type { SlipFacts } from './slip-facts';

/** What stands around the slip at this moment, limits as far as they were fetched. */
export function readSlipFacts(app: AppState): SlipFacts {
  const { token, balance, currency, turn } = app.session.getState();
  const { singleIds, parlayIds } = app.slip.getState().slip;
  return {
    signedIn: token !== null,
    balance,
    currency,
    singleLimits: app.queries.entry(singleLimitsQuery(app, turn, singleIds)).read().data ?? null,
    parlayLimits: app.queries.entry(parlayLimitsQuery(app, turn, parlayIds)).read().data ?? null,
    stale: app.freshness.getState().freshness.state === 'stale',
    moveOf: (shopId) => app.odds.point(shopId)?.move ?? null,
    confirmAbove: app.settings.getState().confirmAbove,
    isClosed: (item) => isClosed(app.odds, item),
  };
}
