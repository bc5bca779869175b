import { defineCall } from '../../define-call';
import { roundGameSchema } from '../../entities/rounds/round';

/**
 * The round at the business time of the server, with prices and the events so far (ROUND-1, ROUND-3), or why the game is
 * paused. The topic `round` is the way to follow it.
 *
 * @example { lang: 2 }
 */
export const getCurrentRound = defineCall({
  path: '/api/round/getCurrent',
  auth: 'public',
  request: {},
  response: roundGameSchema,
  refusals: [],
  requirement: 'ROUND-1',
});
