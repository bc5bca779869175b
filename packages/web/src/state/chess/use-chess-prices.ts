import { formatAmount } from '@clutchline/domain';
import { AUTO_CHESS_1, hundredthOf, minorUnits, priceListHash, type PriceList } from '@clutchline/domain/auto-chess';

import type { CallData } from '../../data/caller';
import { useTexts } from '../../i18n/use-texts';
import { useApp } from '../app-context';
import { fetchData } from '../queries/fetch-data';
import { mapView, type QueryView, queryView, useFetched } from '../queries/use-fetched';
import { currenciesQuery } from '../session/currencies';
import { useSession } from '../session/use-session';

const FRESH_MS = 60_000;

export interface ChessPrices {
  /** Of this page. */
  readonly list: PriceList;
  /** Published by the server. */
  readonly hash: string;
  /** Business ms; null while not published. */
  readonly publishedAt: number | null;
  /** Whether the list of the page has this hash; otherwise neither prices nor odds are shown (CHESS-5). */
  readonly isSame: boolean;
  readonly isOn: boolean;
}

/** Price list and odds in force, compared by hash with those of the page. */
export function useChessPrices(): QueryView<ChessPrices> {
  const app = useApp();
  const fetched = useFetched<CallData<'getChessPrices'>>({
    key: ['fixed', 'chess-prices'],
    fetch: (signal) => fetchData(app, 'getChessPrices', {}, signal),
    freshMs: FRESH_MS,
    everyMs: FRESH_MS,
  });
  return mapView(queryView(fetched), ({ hash, is_on, published_at }) => ({
    list: AUTO_CHESS_1,
    hash,
    publishedAt: published_at,
    isSame: hash === priceListHash(AUTO_CHESS_1),
    isOn: is_on === 1,
  }));
}

/** Amounts of the game in one currency. */
export interface ChessMoney {
  readonly currencyId: number;
  readonly code: string;
  /** `4.75` of 475 hundredths of the base amount. */
  readonly amount: (hundredths: number) => string;
  /** `CNY 4.75`. */
  readonly price: (hundredths: number) => string;
}

/** One for each currency in which the game is offered; the player's own first. */
export function useChessMoneys(): readonly ChessMoney[] {
  const app = useApp();
  const { format } = useTexts();
  const { currency: own } = useSession();
  const { data: listed } = useFetched(currenciesQuery(app));
  const all = [...(own === null ? [] : [own]), ...(listed ?? []).filter(({ id }) => id !== own?.id)];
  return all.flatMap(({ id, code, decimals }) => {
    const hundredth = hundredthOf(code);
    if (hundredth === null) return [];
    const amount = (hundredths: number): string =>
      format.money(formatAmount(minorUnits(hundredths, hundredth), decimals), decimals);
    return [{ currencyId: id, code, amount, price: (hundredths: number) => `${code} ${amount(hundredths)}` }];
  });
}
