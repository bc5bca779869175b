import type { Currency } from '@clutchline/contract';

import type { CallData } from '../../data/caller';
import { useTexts } from '../../i18n/use-texts';
import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';
import { useFetched } from '../queries/use-fetched';
import { useSession } from './use-session';

/** USER-3; constant while a page is open. */
export const currenciesQuery = (app: Pick<AppState, 'call'>): Query<CallData<'getCurrency'>> => ({
  key: ['fixed', 'currencies'],
  fetch: (signal) => fetchData(app, 'getCurrency', {}, signal),
  freshMs: Infinity,
});

type ListedCurrency = CallData<'getCurrency'>[number];

/** From the cached list (USER-3); if missing there, from a new one. */
export async function findCurrency(
  app: Pick<AppState, 'call' | 'queries'>,
  wanted: number,
): Promise<ListedCurrency | undefined> {
  const list = app.queries.entry(currenciesQuery(app));
  const find = async (): Promise<ListedCurrency | undefined> => (await list.load()).find(({ id }) => id === wanted);
  const known = await find();
  if (known !== undefined) return known;
  list.invalidate();
  return find();
}

/** Formats wire amounts ("12480.50"); default currency is the player's (USER-3, LANG-6). */
export function useMoney(): (amount: string, currencyId?: number) => string {
  const app = useApp();
  const { format } = useTexts();
  const { currency: own } = useSession();
  const { data: currencies } = useFetched(currenciesQuery(app));
  const currencyOf = (id: number | undefined): Currency | null =>
    id === undefined || id === own?.id ? own : (currencies?.find((currency) => currency.id === id) ?? null);
  return (amount, currencyId) => {
    const currency = currencyOf(currencyId);
    return currency === null ? amount : `${currency.code} ${format.money(amount, currency.decimals)}`;
  };
}
