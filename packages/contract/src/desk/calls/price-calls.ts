import * as z from 'zod/mini';

import { priceOrEstimate } from '../../money';
import { moment, reason, requestId } from '../desk-values';
import { newPrice, priceVersionSeen, pricedSubject } from '../price-values';
import { type DeskCall } from './desk-call';

/** Why the server ended a bias. */
const BIAS_ENDS = ['faded', 'over', 'feed', 'map', 'live', 'closed'] as const;

const pricedPoint = z.strictObject({
  point_id: z.int(),
  /** Null: the feed has no price now. */
  feed_odd: z.nullable(priceOrEstimate),
  /** For players; the last one if it is not offered. */
  odd: z.nullable(priceOrEstimate),
  is_offered: z.boolean(),
});

/** Prices of a play; also the `now` of the problem `changed_meanwhile`. */
export const PRICED_PLAY = z.strictObject({
  ...pricedSubject,
  game_id: z.int(),
  /** A change has to name it; 0: no trader has priced the play. */
  version: z.int(),
  /** Why a trader cannot price the play; null: a trader can. */
  refusal: z.nullable(z.enum(['closed', 'pool', 'virtual', 'no_book', 'no_prices'])),
  /** Thousandths of the house; null: as the feed has. */
  margin: z.nullable(z.int()),
  feed_margin: z.nullable(z.int()),
  bias: z.nullable(
    z.strictObject({
      point_id: z.int(),
      /** Thousandths of log-odds, rounded: as it was set, and what is left of it. */
      bias: z.int(),
      left: z.int(),
      set_at: moment,
      /** Minutes; 0: it does not fade. */
      fade_min: z.int(),
      /** Null: it fades, or stays until it is taken off. */
      ends_at: z.nullable(moment),
    }),
  ),
  /** Of the last change; null: the server, because of `ended`, or no change yet. */
  set_by: z.nullable(z.string()),
  set_at: z.nullable(moment),
  ended: z.nullable(z.enum(BIAS_ENDS)),
  points: z.array(pricedPoint),
});

const change = { request_id: requestId, reason, ...pricedSubject, version: priceVersionSeen };

const PROBLEMS = ['unknown_subject', 'not_priceable', 'changed_meanwhile', 'repeated'] as const;

/** Prices of the house (DESK-9, DESK-10). */
export const PRICE_CALLS = {
  /** Of all plays of a match. */
  prices: {
    right: 'see_prices',
    needsStepUp: false,
    body: z.strictObject({ game_id: z.int().check(z.gte(1)) }),
    answer: z.strictObject({ now: moment, plays: z.array(PRICED_PLAY) }),
    problems: [],
  },
  /** Replaces the bias of the play. Beyond the bounds of one person it is a proposal `wide_price` (refusal `two_persons`). */
  setPrice: {
    right: 'price',
    needsStepUp: false,
    body: z.strictObject({ ...change, ...newPrice }),
    answer: PRICED_PLAY,
    problems: [...PROBLEMS, 'two_persons'],
  },
  /** Takes the bias off; the margin stays. */
  clearPrice: {
    right: 'price',
    needsStepUp: false,
    body: z.strictObject(change),
    answer: PRICED_PLAY,
    problems: PROBLEMS,
  },
  /** Null: the margin of the feed. */
  setMargin: {
    right: 'price',
    needsStepUp: false,
    body: z.strictObject({ ...change, margin: z.nullable(z.int().check(z.gte(-300), z.lte(300))) }),
    answer: PRICED_PLAY,
    problems: [...PROBLEMS, 'book_below_one'],
  },
} as const satisfies Readonly<Record<string, DeskCall>>;
