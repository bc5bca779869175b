import { canonicalJson } from '@clutchline/domain/chance';
import {
  AUTO_CHESS_1,
  hundredthOf,
  priceListFaults,
  priceListHash,
  PUBLISHED_RETURNS,
  TIERS,
  type PriceList,
} from '@clutchline/domain/auto-chess';
import { formatAmount } from '@clutchline/domain';

import type { CallResponse, Outcome } from '../platform/calls';
import { CURRENCIES, currencyOf } from '../players';
import type { ChessStore, PublishedList } from './chess-store';
import type { Context } from './context';

type Prices = CallResponse<'getChessPrices'>;

export const LIST_IN_FORCE: PriceList = AUTO_CHESS_1;
/** Every version that a card can name. */
export const PRICE_LISTS: ReadonlyMap<string, PriceList> = new Map([[AUTO_CHESS_1.version, AUTO_CHESS_1]]);

/**
 * Publishes the list in force if its version is new, and compares it with what was published (bad input row 320): a list
 * with faults, or one that differs from its published version, is not played by.
 *
 * @returns whether the game may be played.
 */
export async function publishPriceList(
  { stores, clock, log }: Pick<Context, 'clock' | 'log'> & { readonly stores: Pick<Context['stores'], 'chess'> },
  list: PriceList = LIST_IN_FORCE,
): Promise<boolean> {
  const faults = priceListFaults(list);
  if (faults.length === 0) {
    await stores.chess.publishList({ list, hash: priceListHash(list), publishedAt: clock.now() });
    const published = await stores.chess.list(list.version);
    if (published !== null && isSameList(published, list)) return true;
  }
  const problems = faults.length > 0 ? faults : [`version ${list.version} differs from what was published`];
  log.error({ alarm: 'chess-list', problems }, 'the price list of auto chess is not sealed, the game is paused');
  return false;
}

export function isSameList({ list, hash }: PublishedList, inForce: PriceList): boolean {
  return hash === priceListHash(inForce) && canonicalJson(list) === canonicalJson(inForce);
}

/** By an option of the server, or because the list is not sealed: only selling and moving is possible. */
export function isOff({
  areRoundsStopped,
  isChessPaused,
}: Pick<Context, 'areRoundsStopped' | 'isChessPaused'>): boolean {
  return areRoundsStopped === true || isChessPaused === true;
}

export interface ListInForce {
  readonly version: string;
  readonly hash: string;
  /** Business time; null: it is not what was published under its version. */
  readonly publishedAt: number | null;
}

export async function readListInForce(chess: Pick<ChessStore, 'list'>): Promise<ListInForce> {
  const { version } = LIST_IN_FORCE;
  const published = await chess.list(version);
  const isSealed = published !== null && isSameList(published, LIST_IN_FORCE);
  return { version, hash: priceListHash(LIST_IN_FORCE), publishedAt: isSealed ? published.publishedAt : null };
}

/** CHESS-5. */
export async function getChessPrices(context: Context): Promise<Outcome<Prices>> {
  const { chess } = context.stores;
  const { hash, publishedAt } = await readListInForce(chess);
  const isPlayed = !isOff(context) && publishedAt !== null && !(await chess.isStopped());
  const { version, ranks, tiers, rent } = LIST_IN_FORCE;
  return {
    kind: 'ok',
    data: {
      is_on: isPlayed ? 1 : 0,
      hash,
      published_at: publishedAt,
      list: {
        version,
        ranks: ranks.map(({ buy, sell }) => ({ buy: [...buy], sell: [...sell] })),
        tiers: { basic: oddsOf(tiers.basic), advanced: oddsOf(tiers.advanced), elite: oddsOf(tiers.elite) },
        rent: rent.map(({ hours, price }) => ({ hours, price })),
      },
      returns: PUBLISHED_RETURNS.flatMap(({ strategy, slots, kind, returns, error }) =>
        TIERS.map((tier) => {
          const [refresh, allPaid] = returns[tier];
          const figures = { refresh: percent(refresh), all_paid: percent(allPaid), error: percent(error) };
          return { strategy, slots, tier, kind, ...figures };
        }),
      ),
      currencies: CURRENCIES.flatMap(({ id, code }) => {
        const hundredth = hundredthOf(code);
        return hundredth === null
          ? []
          : [{ currency_id: id, hundredth: formatAmount(hundredth, currencyOf(id).decimals) }];
      }),
    },
  };
}

const oddsOf = ({ fee, ranks, stars }: PriceList['tiers']['basic']) => ({ fee, ranks: [...ranks], stars: [...stars] });

/** Of hundredths of a per cent. */
const percent = (hundredths: number): string => formatAmount(BigInt(hundredths), 2);
