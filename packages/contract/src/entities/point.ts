import * as z from 'zod/mini';

import { pointId, priceVersion, teamId } from '../ids';
import { namesSchema } from '../localized';
import { position } from './position';
import { priceOrEstimate } from '../money';
import { flag, pointStatus } from './statuses';

/**
 * Pick code. A team is identified by its id, never by its position in a list. The line of a handicap is on the point.
 */
export const pickSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('team'), team_id: teamId }),
  z.object({ kind: z.literal('draw') }),
  z.object({ kind: z.literal('over') }),
  z.object({ kind: z.literal('under') }),
  z.object({ kind: z.literal('odd') }),
  z.object({ kind: z.literal('even') }),
  z.object({ kind: z.literal('yes') }),
  z.object({ kind: z.literal('no') }),
  z.object({
    kind: z.literal('score'),
    score_1: z.int().check(z.gte(0), z.lte(99)),
    score_2: z.int().check(z.gte(0), z.lte(99)),
  }),
  /** Game minutes of a duration, both included. */
  z.object({
    kind: z.literal('band'),
    from: z.int().check(z.gte(0), z.lte(999)),
    to: z.int().check(z.gte(0), z.lte(999)),
  }),
  z.object({ kind: z.literal('position'), position }),
  z.object({ kind: z.literal('runner'), team_id: teamId, names: namesSchema }),
]);
export type PickCode = z.infer<typeof pickSchema>;

/** Thousandths: −1.5 maps is −1500, 26.5 kills is 26500. Range ±10,000,000. */
export const lineThousandths = z.int().check(z.gte(-10_000_000), z.lte(10_000_000));

const pointOutcome = z.enum(['won', 'lost', 'half_won', 'half_lost', 'push', 'void', 'dead_heat']);

/** A point in its current state. */
export const pointSchema = z.object({
  point_id: pointId,
  pick: pickSchema,
  /** Handicap, thousandths, or null. */
  line: z.nullable(lineThousandths),
  /**
   * Null while the point has no price; its status is 2 then. Of a pool it is what the stakes so far would pay, and null
   * without stakes on the point, which takes bets all the same (BET-2).
   */
  odd: z.nullable(priceOrEstimate),
  version: priceVersion,
  status: pointStatus,
  /** 1 if void before the rest of its play was settled, for example a withdrawn runner. */
  is_cancel: z.optional(flag),
  /** Once the play is settled, so that winners can be marked. */
  outcome: z.optional(pointOutcome),
});
export type Point = z.infer<typeof pointSchema>;
