import type { Currency } from '@clutchline/contract';

import type { CallData } from '../../data/caller';
import { shortAmount } from '../../i18n/short-amount';
import { useTexts } from '../../i18n/use-texts';
import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';
import { useFetched } from '../queries/use-fetched';
import { useSession } from './use-session';

/** Constant while a page is open (USER-3). */
export const currenciesQuery = (app: Pick<AppState, 'call'>): Query<CallData<'getCurrency'>> => ({
  key: ['fixed', 'currencies'],
  fetch: (signal) => fetchData(app, 'getCurrency', {}, signal),
  freshMs: Infinity,
});

type ListedCurrency = CallData<'getCurrency'>[number];

/** USER-3. Refetches if missing. */
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

type Money = (amount: string, currencyId?: number) => string;

/** Default: the player's currency (USER-3, LANG-6). */
export function useMoney(): Money {
  const { format } = useTexts();
  return useMoneyIn(format.money);
}

/** Above 1,000 with k, above 1,000,000 with M (USER-6, C19). */
export function useShortMoney(): Money {
  const { format } = useTexts();
  return useMoneyIn((amount, decimals) => shortAmount(format, amount, decimals));
}

function useMoneyIn(textOf: (amount: string, decimals: number) => string): Money {
  const app = useApp();
  const { currency: own } = useSession();
  const { data: currencies } = useFetched(currenciesQuery(app));
  const currencyOf = (id: number | undefined): Currency | null =>
    id === undefined || id === own?.id ? own : (currencies?.find((currency) => currency.id === id) ?? null);
  return (amount, currencyId) => {
    const currency = currencyOf(currencyId);
    return currency === null ? amount : `${currency.code} ${textOf(amount, currency.decimals)}`;
  };
}
