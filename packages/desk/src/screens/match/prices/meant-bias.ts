import { formatOdd, parseOdd } from '@clutchline/domain';
import { biasForPrice, housePrices, LOG_ODDS_ONE } from '@clutchline/domain/trading';
import { oddText } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { PricedPlay } from './price-rows';

export const isPrice = (text: string): boolean => z.safeParse(oddText, text).success;

export interface Meant {
  /** Thousandths of log-odds. */
  readonly bias: number;
  /** Prices of the play then, by point. */
  readonly odds: ReadonlyMap<number, string>;
}

/** What a typed price means, by the prices of the feed that the page knows; null: none, or too few prices. */
export function meantBias({ points, margin }: PricedPlay, pointId: number, text: string): Meant | null {
  const priced = points.flatMap(({ point_id, feed_odd }) =>
    feed_odd === null ? [] : [{ pointId: point_id, odd: parseOdd(feed_odd) }],
  );
  const index = priced.findIndex((point) => point.pointId === pointId);
  if (index < 0 || priced.length < 2 || !isPrice(text)) return null;
  const feed = priced.map(({ odd }) => odd);
  const logOdds = biasForPrice(feed, { index, odd: parseOdd(text), margin });
  const odds = housePrices(feed, { bias: { index, logOdds }, margin });
  return {
    bias: Math.round((logOdds * 1_000) / LOG_ODDS_ONE),
    odds: new Map(priced.map((point, at) => [point.pointId, formatOdd(odds[at] ?? 0)])),
  };
}
