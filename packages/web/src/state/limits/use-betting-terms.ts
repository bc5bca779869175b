import type { CallData } from '../../data/caller';
import { useApp } from '../app-context';
import { fetchData } from '../queries/fetch-data';
import { mapView, queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { useStore } from '../use-snapshot';

export type BettingTerms = CallData<'getBettingTerms'>;

/** In force for every player; limits in the player's currency, without a player in all (HELP-1, DESK-11). */
export function useBettingTerms(): QueryView<BettingTerms> {
  const app = useApp();
  const currency = useStore(app.session, (session) => session.currency);
  const fetched = useFetched({
    key: ['fixed', 'betting-terms'],
    fetch: (signal) => fetchData(app, 'getBettingTerms', {}, signal),
  });
  return mapView(queryView(fetched), (terms) => ({
    ...terms,
    limits: terms.limits.filter(({ currency_id }) => currency === null || currency_id === currency.id),
  }));
}
