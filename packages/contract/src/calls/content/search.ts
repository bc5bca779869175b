import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { searchHitSchema } from '../../entities/search-hit';
import { flag } from '../../entities/statuses';
import { gameTypeId, teamId } from '../../ids';

/** Characters (UTF-16 units) of a query. */
export const MAX_QUERY_LENGTH = 64;

/**
 * Teams, then events, whose names match a query in any of the eight languages, by initials, pinyin, romaji or choseong
 * (FIND-1 to FIND-6). Answers can arrive out of order: show the one to the last query.
 *
 * @example { lang: 2, query: 'jade', game_type_id: 0, followed: [] }
 */
export const search = defineCall({
  path: '/api/content/search',
  auth: 'public',
  request: {
    query: z.string().check(z.maxLength(MAX_QUERY_LENGTH)),
    game_type_id: gameTypeId,
    /** Teams that the player follows: they come first among equal hits. */
    followed: z.array(teamId).check(z.maxLength(200)),
  },
  response: z.object({
    rows: z.array(searchHitSchema).check(z.maxLength(20)),
    /** 1: no name matches; the rows are similar names (FIND-5). */
    is_similar: flag,
  }),
  refusals: [],
  requirement: 'FIND-1',
});
