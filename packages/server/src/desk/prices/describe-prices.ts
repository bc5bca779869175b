import { CATEGORY } from '@clutchline/contract';
import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';
import { formatOdd, showsMargin } from '@clutchline/domain';
import { feedMargin, LOG_ODDS_ONE } from '@clutchline/domain/trading';

import type { DeskContext } from '../context';
import { biasLeft, feedOf, isDecided, type HousePlay } from '../../house-prices';
import { MINUTE } from '../../platform/time/durations';

type PricedPlay = DeskAnswer<'setPrice'>;

const MIN_PICKS = 2;
const THOUSANDTH = LOG_ODDS_ONE / 1_000;

/** Thousandths of log-odds. */
export const thousandthsOf = (logOdds: number): number => Math.round(logOdds / THOUSANDTH);

/** Why no trader prices it (bad input row 304). */
export function refusalOf(play: HousePlay): PricedPlay['refusal'] {
  if (isDecided(play)) return 'closed';
  if (play.categoryId === CATEGORY.normal_bet) return 'pool';
  // Prices and recipe of a round are published before it.
  if (play.matchKind === 'virtual') return 'virtual';
  // Several picks can win, or none: the probabilities do not sum to one.
  if (!showsMargin({ market: play.market, category_id: play.categoryId })) return 'no_book';
  return feedOf(play).length < MIN_PICKS ? 'no_prices' : null;
}

function describeBias({ bias, now }: HousePlay): PricedPlay['bias'] {
  if (bias === null) return null;
  const { pointId, logOdds, setAt, fadeMs, endsAt } = bias;
  const left = thousandthsOf(biasLeft(bias, now));
  const held = { point_id: pointId, bias: thousandthsOf(logOdds), left, set_at: setAt };
  return { ...held, fade_min: fadeMs / MINUTE, ends_at: endsAt };
}

const oddText = (odd: number | null): string | null => (odd === null ? null : formatOdd(odd));

export function describePrices(play: HousePlay): PricedPlay {
  const { playId, gameId, version, margin, setBy, setAt, ended, points } = play;
  const feed = feedOf(play);
  return {
    ...{ play_id: playId, game_id: gameId, version, refusal: refusalOf(play), margin },
    feed_margin: feed.length < MIN_PICKS ? null : feedMargin(feed),
    bias: describeBias(play),
    ...{ set_by: setBy, set_at: setAt, ended },
    points: points.map(({ pointId, feedOdd, isPriced, odd, isOffered }) => ({
      ...{ point_id: pointId, feed_odd: isPriced ? oddText(feedOdd) : null, odd: oddText(odd), is_offered: isOffered },
    })),
  };
}

export async function listPrices(
  { stores }: Pick<DeskContext, 'stores'>,
  { game_id }: DeskBody<'prices'>,
): Promise<DeskAnswer<'prices'>> {
  const plays = await stores.housePrices.ofMatch(game_id);
  return { now: plays[0]?.now ?? 0, plays: plays.map(describePrices) };
}
