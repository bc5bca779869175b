import type { Currency } from '@clutchline/contract';

import { useTexts } from '../../i18n/use-texts';
import { useApp } from '../app-context';
import { currenciesQuery } from './currencies-query';
import { useFetched } from '../queries/use-fetched';
import { useSession } from './use-session';

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
