import * as z from 'zod/mini';

import { priceOrEstimate } from '../../money';
import { newPrice, priceVersionSeen, pricedSubject } from '../price-values';
import { HALF_AN_HOUR, proposalKind } from './proposal-kind';

/** A price beyond the bounds of one person (DESK-9). */
export const WIDE_PRICE = proposalKind('wide_price', {
  payload: z.strictObject({ ...pricedSubject, version: priceVersionSeen, ...newPrice }),
  preview: z.strictObject({
    ...pricedSubject,
    game_id: z.int(),
    market: z.string(),
    round: z.int(),
    point_id: z.int(),
    /** At this moment, as all prices here: not a part of the hash. */
    feed_odd: priceOrEstimate,
    /** For players now, and then. */
    odd: priceOrEstimate,
    wanted: priceOrEstimate,
    /** Thousandths of log-odds that it means. */
    bias: z.int(),
    /** Minutes; null: it does not fade. */
    fade_min: z.nullable(z.int()),
    /** Minutes; null: it fades, or stays until it is taken off. */
    hard_min: z.nullable(z.int()),
  }),
  problems: ['unknown_subject', 'not_priceable', 'changed_meanwhile'],
  opensForMinutes: HALF_AN_HOUR,
});
