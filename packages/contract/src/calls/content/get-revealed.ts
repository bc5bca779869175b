import { defineCall } from '../../define-call';
import { spoilerStateSchema } from '../../entities/spoilers';

/**
 * Spoiler-free mode of the player and the results that were revealed on any device (SPOIL-1).
 *
 * @example { lang: 2 }
 */
export const getRevealed = defineCall({
  path: '/api/content/getRevealed',
  auth: 'token',
  request: {},
  response: spoilerStateSchema,
  refusals: [],
  requirement: 'SPOIL-1',
});
