import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { chessSeedsNo } from '../../entities/chess/chess-cards';
import { chessDrawsSchema } from '../../entities/chess/chess-records';

/**
 * Draws of one pair of the player's own seeds, 100 for a page, with the server seed if it is revealed: the page draws them
 * again and compares (CHESS-10). Seeds that the player does not have are refused with `no_such`.
 *
 * @example { lang: 2, seeds_no: 3, page: 1 }
 */
export const getChessDraws = defineCall({
  path: '/api/chess/getDraws',
  auth: 'token',
  request: { seeds_no: chessSeedsNo, page: z.int().check(z.gte(1), z.lte(1_000_000)) },
  response: chessDrawsSchema,
  refusals: ['no_such'],
  requirement: 'CHESS-10',
});
