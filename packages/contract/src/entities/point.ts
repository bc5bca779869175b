import * as z from 'zod/mini';

import { pointId, priceVersion, teamId } from '../ids';
import { namesSchema } from '../localized';
import { oddText } from '../money';
import { flag, pointStatus } from './statuses';

/** What is picked. A team is named by its id, never by its place in a list. `line` in thousandths belongs to handicaps. */
export const pickSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('team'), team_id: teamId }),
  z.strictObject({ kind: z.literal('draw') }),
  z.strictObject({ kind: z.literal('over') }),
  z.strictObject({ kind: z.literal('under') }),
  z.strictObject({ kind: z.literal('odd') }),
  z.strictObject({ kind: z.literal('even') }),
  z.strictObject({ kind: z.literal('yes') }),
  z.strictObject({ kind: z.literal('no') }),
  z.strictObject({
    kind: z.literal('score'),
    score_1: z.int().check(z.gte(0), z.lte(99)),
    score_2: z.int().check(z.gte(0), z.lte(99)),
  }),
  z.strictObject({ kind: z.literal('runner'), team_id: teamId, names: namesSchema }),
]);
export type Pick = z.infer<typeof pickSchema>;

/** A line in thousandths: −1.5 maps is −1500, 26.5 kills is 26500. Range ±10,000,000. */
export const lineThousandths = z.int().check(z.gte(-10_000_000), z.lte(10_000_000));

/** An odds point as it stands in a list or a detail. */
export const pointSchema = z.strictObject({
  point_id: pointId,
  pick: pickSchema,
  /** The handicap of this pick in thousandths, or null where the market has none on its picks. */
  line: z.nullable(lineThousandths),
  /** Null while it has no price; its status is 2 then. */
  odd: z.nullable(oddText),
  version: priceVersion,
  status: pointStatus,
  /** 1 where it was void before the other outcomes of its play ended, as a runner that withdrew; absent otherwise. */
  is_cancel: z.optional(flag),
});
export type Point = z.infer<typeof pointSchema>;
