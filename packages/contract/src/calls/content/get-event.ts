import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { distinctBy } from '../../distinct-by';
import { eventDetailsSchema } from '../../entities/event-details';
import { eventEntrySchema, eventStageViewSchema } from '../../entities/event-page';
import { eventId, gameId, gameTypeId } from '../../ids';
import { localizedShape } from '../../localized';

const season = z.int().check(z.gte(0), z.lte(1_000_000));

/**
 * One edition of an event with its teams, standings and brackets (EVENT-1 to EVENT-5); without `season` the one that runs,
 * else the last one. `event` is null for an unknown id, and the edition is null if the source states no stages.
 *
 * @example { lang: 2, event_id: 88 }
 */
export const getEvent = defineCall({
  path: '/api/content/getEvent',
  auth: 'public',
  request: { event_id: eventId, season: z.optional(season) },
  response: z.object({
    event: z.nullable(z.object({ event_id: eventId, game_type_id: gameTypeId, ...localizedShape('event_name') })),
    season: z.nullable(season),
    /** Null if the source states nothing about the edition. */
    details: z.nullable(eventDetailsSchema),
    /** Matches with the champion plays of the event that can be bet on (EVENT-6). */
    champion_game_ids: z.array(gameId).check(z.maxLength(16)),
    /** Editions, newest first. */
    seasons: z.array(season).check(z.maxLength(200)),
    /** One for each id. */
    teams: z.array(eventEntrySchema).check(
      z.maxLength(256),
      distinctBy(({ team_id }) => team_id),
    ),
    /** One for each id. */
    stages: z.array(eventStageViewSchema).check(
      z.maxLength(64),
      distinctBy(({ stage_id }) => stage_id),
    ),
  }),
  refusals: [],
  requirement: 'EVENT-2',
});
