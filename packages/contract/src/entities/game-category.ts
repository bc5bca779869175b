import * as z from 'zod/mini';

import { eventId, gameTypeId } from '../ids';
import { localizedShape } from '../localized';
import type { HandicapCode } from './handicap-code';

const count = z.int().check(z.gte(0), z.lte(1_000_000));

/** Matches per handicap code. */
export const tagCountSchema = z.object({
  live: count,
  today: count,
  early: count,
  pool: count,
  parlay: count,
  champion: count,
} satisfies Record<HandicapCode, typeof count>);
export type TagCount = z.infer<typeof tagCountSchema>;

/** A game category (GAMES-1). `logo` names a line icon of the client, never a URL. */
export const gameCategorySchema = z.object({
  id: gameTypeId,
  logo: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
  sort: z.int(),
  tag_count: tagCountSchema,
  ...localizedShape('game_name'),
  events_count: z.object({
    total: count,
    events: z
      .array(z.object({ event_id: eventId, ...localizedShape('event_name'), match_amount: count }))
      .check(z.maxLength(1_000)),
  }),
});
export type GameCategory = z.infer<typeof gameCategorySchema>;
