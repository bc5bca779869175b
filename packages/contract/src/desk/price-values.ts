import * as z from 'zod/mini';

import { oddText } from '../money';

const id = z.int().check(z.gte(1));

export const pricedSubject = { play_id: id } as const;

/** Of the play's prices as they were seen (DESK-9). */
export const priceVersionSeen = z.int().check(z.gte(0));

const MOST_MINUTES = 60;
const A_DAY = 1_440;

/** A price that a trader sets on one pick, typed or by a step of the ladder. */
export const newPrice = {
  point_id: id,
  price: z.union([z.strictObject({ odd: oddText }), z.strictObject({ step: z.enum(['up', 'down']) })]),
  /** Minutes: it fades, or stays as long; null: until it is taken off. More than 30 without a fade need two persons. */
  holds: z.union([
    z.strictObject({ fade_min: z.int().check(z.gte(1), z.lte(MOST_MINUTES)) }),
    z.strictObject({ hard_min: z.nullable(z.int().check(z.gte(1), z.lte(A_DAY))) }),
  ]),
} as const;
