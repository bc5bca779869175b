import type { DeskBody } from '@clutchline/contract/desk';
import { LEAST_OFFERED_ODD, parseOdd } from '@clutchline/domain';
import { biasForPrice, fairShare, stepPrice } from '@clutchline/domain/trading';

import { problem, type DeskRefusal } from '../desk-outcome';
import { bookOf, feedOf, type HouseBias, type HousePlay, oddsOf } from '../../house-prices';
import { MINUTE } from '../../platform/time/durations';
import { describePrices, refusalOf } from './describe-prices';

export type WantedPrice = Pick<DeskBody<'setPrice'>, 'point_id' | 'price' | 'holds'>;

/** Bounds of one person (DESK-9). */
const MOST_ALONE = 700_000;
const MOST_HARD_ALONE = 30 * MINUTE;

/**
 * A save of a version that is not the newest (bad input row 298), or of a play that cannot be priced. A price is taken off also if
 * the feed has none.
 */
export function staleOrClosed(play: HousePlay | undefined, version: number, isEnd = false): DeskRefusal | null {
  if (play === undefined) return problem('unknown_subject');
  if (version > play.version) return problem('invalid', { field: 'version' });
  if (version < play.version) return problem('changed_meanwhile', { now: describePrices(play) });
  const refusal = refusalOf(play);
  return refusal === null || (isEnd && refusal === 'no_prices') ? null : problem('not_priceable', { cause: refusal });
}

export interface MeantPrice {
  /** Null: the price is that of the feed. */
  readonly bias: HouseBias | null;
  readonly feedOdd: number;
  /** For players now. */
  readonly odd: number;
  readonly wanted: number;
  readonly needsTwoPersons: boolean;
}

interface HeldTime extends Pick<HouseBias, 'fadeMs' | 'endsAt'> {
  /** Longer than one person may hold a price without a fade. */
  readonly isLong: boolean;
}

function timeOf(holds: WantedPrice['holds'], now: number): HeldTime {
  if ('fade_min' in holds) return { fadeMs: holds.fade_min * MINUTE, endsAt: null, isLong: false };
  if (holds.hard_min === null) return { fadeMs: 0, endsAt: null, isLong: true };
  const hardMs = holds.hard_min * MINUTE;
  return { fadeMs: 0, endsAt: now + hardMs, isLong: hardMs > MOST_HARD_ALONE };
}

const isTooLow = (odd: number | null): boolean => odd !== null && odd < LEAST_OFFERED_ODD;

/** The bias that a price means, of a play that can be priced. */
export function meantPrice(play: HousePlay, { point_id, price, holds }: WantedPrice): MeantPrice | DeskRefusal {
  const book = bookOf(play);
  const index = book.findIndex(({ pointId }) => pointId === point_id);
  const point = book[index];
  if (point === undefined) return problem('not_priceable', { cause: 'no_prices' });
  const [feed, odd] = [feedOf(play), point.odd ?? point.feedOdd];
  const asked = 'odd' in price ? parseOdd(price.odd) : stepPrice(odd, price.step);
  const { margin, now, phase } = play;
  const logOdds = biasForPrice(feed, { index, odd: asked, margin });
  const { isLong, ...time } = timeOf(holds, now);
  const feedShare = fairShare(feed, index);
  const bias = logOdds === 0 ? null : { pointId: point_id, logOdds, setAt: now, ...time, feedShare, phase };
  const odds = oddsOf(play, bias);
  if ([...odds.values()].some(isTooLow)) return problem('not_priceable', { cause: 'below_least' });
  const needsTwoPersons = bias !== null && (Math.abs(logOdds) > MOST_ALONE || isLong);
  return { bias, feedOdd: point.feedOdd, odd, wanted: odds.get(point_id) ?? asked, needsTwoPersons };
}
