import * as z from 'zod/mini';

import {
  liveViewSchema,
  MOST_KILL_STEPS,
  MOST_LEAD_POINTS,
  MOST_OBJECTIVES,
  MOST_ROUNDS,
} from '../entities/watch/live-view';

const entries = (most: number) => z.optional(z.array(z.unknown()).check(z.maxLength(most)));

/**
 * `update` of a change `view` on the topic `view:<game_id>` (VIEW-5): the whole view in a snapshot, at the start of a map
 * and after a correction, otherwise what has changed. Only readers of that topic load this schema. The result of a change
 * is validated as a view, so its parts are not.
 */
export const liveViewUpdateSchema = z.object({
  view: z.optional(liveViewSchema),
  /** New values of fields other than the lists, by name. */
  set: z.optional(z.unknown()),
  /** Names of fields that the view lost. */
  gone: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(20))),
  /** Entries after those of the view before. */
  lead: entries(MOST_LEAD_POINTS),
  kill_steps: entries(MOST_KILL_STEPS),
  objectives: entries(MOST_OBJECTIVES),
  history: entries(MOST_ROUNDS),
});
export type LiveViewUpdate = z.infer<typeof liveViewUpdateSchema>;
