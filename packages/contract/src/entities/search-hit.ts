import * as z from 'zod/mini';

import { epochMs, eventId, gameId, gameTypeId, teamId } from '../ids';
import { localizedShape } from '../localized';
import { flag } from './statuses';

const common = {
  game_type_id: gameTypeId,
  ...localizedShape('name'),
  /** Alias that was found, if no localized name was; else null. */
  alias: z.nullable(z.string().check(z.maxLength(200))),
  /** Match in play, else the next one; null without one. */
  next_game_id: z.nullable(gameId),
  next_start: z.nullable(epochMs),
  is_live: flag,
};

/** A team or an event that matches a search (FIND-1). */
export const searchHitSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('team'), team_id: teamId, ...common }),
  z.object({ kind: z.literal('event'), event_id: eventId, ...common }),
]);
export type SearchHit = z.infer<typeof searchHitSchema>;
