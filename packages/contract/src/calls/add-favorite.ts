import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { flag } from '../entities/statuses';
import { gameId } from '../ids';

/** Makes a match a favourite (1) or no longer one (0); doing it twice changes nothing (GAMES-7). */
export const addFavorite = defineCall({
  path: '/api/game/game/addFavorite',
  auth: 'token',
  request: { game_id: gameId, favorite: flag },
  response: z.strictObject({ game_id: gameId, favorite: flag }),
  refusals: ['no_match', 'favourites_limit'],
  requirement: 'GAMES-7',
});
