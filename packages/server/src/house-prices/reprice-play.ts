import { PLAY_STATUS } from '@clutchline/contract';
import { fadedBias, fairShare, hasFeedFollowed, housePrices, type HouseRule } from '@clutchline/domain/trading';

import type { BiasEnd, HouseBias, HousePlay, HousePoint } from './house-price-store';

type PricedPoint = HousePoint & { readonly feedOdd: number };

/** Picks with a price of the feed: the book that the house prices. */
export function bookOf({ points }: Pick<HousePlay, 'points'>): readonly PricedPoint[] {
  return points.flatMap((point) => {
    const { feedOdd, isPriced } = point;
    return feedOdd === null || !isPriced ? [] : [{ ...point, feedOdd }];
  });
}

export const feedOf = (play: Pick<HousePlay, 'points'>): number[] => bookOf(play).map(({ feedOdd }) => feedOdd);

const MIN_PICKS = 2;

export function isDecided({ status }: Pick<HousePlay, 'status'>): boolean {
  return status !== PLAY_STATUS.open && status !== PLAY_STATUS.suspended;
}

/** Null: it goes on. */
function endOf(play: HousePlay, bias: HouseBias): BiasEnd | null {
  const [hasBegun, ...score] = play.phase;
  const [hadBegun, ...scoreBefore] = bias.phase;
  if (hasBegun > hadBegun) return 'live';
  if (score.join() !== scoreBefore.join()) return 'map';
  if (bias.fadeMs > 0 && play.now >= bias.setAt + bias.fadeMs) return 'faded';
  if (bias.endsAt !== null && play.now >= bias.endsAt) return 'over';
  const book = bookOf(play);
  const index = book.findIndex(({ pointId }) => pointId === bias.pointId);
  if (index < 0 || book.length < MIN_PICKS) return null;
  const share = fairShare(feedOf(play), index);
  return hasFeedFollowed(bias.logOdds, bias.feedShare, share) ? 'feed' : null;
}

/** What is left of it now, millionths. */
export const biasLeft = ({ logOdds, fadeMs, setAt }: HouseBias, now: number): number =>
  fadedBias(logOdds, fadeMs, now - setAt);

/** Null for a pick without a price of the feed: the bias waits. */
function ruleNow(play: HousePlay, book: readonly PricedPoint[], bias: HouseBias | null): HouseRule {
  const index = book.findIndex(({ pointId }) => pointId === bias?.pointId);
  const logOdds = bias === null ? 0 : biasLeft(bias, play.now);
  return { bias: index < 0 ? null : { index, logOdds }, margin: play.margin };
}

/** Prices by a rule, by point; null: the feed's. */
export function oddsOf(play: HousePlay, bias: HouseBias | null): ReadonlyMap<number, number | null> {
  const book = bookOf(play);
  if ((bias === null && play.margin === null) || book.length < MIN_PICKS)
    return new Map(play.points.map(({ pointId }) => [pointId, null]));
  const odds = housePrices(
    book.map(({ feedOdd }) => feedOdd),
    ruleNow(play, book, bias),
  );
  return new Map(book.map(({ pointId }, at) => [pointId, odds[at] ?? null]));
}

export interface Repriced {
  /** The bias ended; a closed play ends its margin too. */
  readonly ended: BiasEnd | null;
  readonly odds: ReadonlyMap<number, number | null>;
}

/** What the play's prices are now, by its rule, the feed and the time. A closed play keeps its last prices. */
export function repricePlay(play: HousePlay): Repriced {
  if (isDecided(play)) return { ended: 'closed', odds: new Map() };
  const ended = play.bias === null ? null : endOf(play, play.bias);
  return { ended, odds: oddsOf(play, ended === null ? play.bias : null) };
}
