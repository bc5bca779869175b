import type { Currency } from '@clutchline/contract';
import { createContext, useContext } from 'react';

import { useTexts } from '../texts/use-texts';

export const CurrenciesContext = createContext<readonly Currency[]>([]);

export interface Money {
  /** Minor units as text. @example money(1, '1248050') // '12,480.50 CNY' */
  readonly money: (currencyId: number, minor: string) => string;
  readonly currencies: readonly Currency[];
}

/** Amounts with their currency; empty until the currencies are read. */
export function useMoney(): Money {
  const currencies = useContext(CurrenciesContext);
  const { format } = useTexts();
  return {
    currencies,
    money: (currencyId, minor) => {
      const currency = currencies.find(({ id }) => id === currencyId);
      return currency === undefined ? '' : `${format.amount(minor, currency.decimals)} ${currency.code}`;
    },
  };
}
