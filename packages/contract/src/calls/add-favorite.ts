import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { flag } from '../entities/statuses';
import { gameId } from '../ids';

/**
 * Marks a match as a favourite (1) or removes the mark (0); repeating changes nothing (GAMES-7). Refused with
 * `no_match` or `favourites_limit`.
 */
export const addFavorite = defineCall({
  path: '/api/game/game/addFavorite',
  auth: 'token',
  request: { game_id: gameId, favorite: flag },
  response: z.object({ game_id: gameId, favorite: flag }),
  refusals: ['no_match', 'favourites_limit'],
  requirement: 'GAMES-7',
});
