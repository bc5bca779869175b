import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { chessRecordsSchema } from '../../entities/chess/chess-records';

/**
 * Own actions of auto chess that moved money, newest first, 50 for a page, with the sums of all pages (CHESS-1).
 *
 * @example { lang: 2, days: 7, page: 1 }
 */
export const getChessRecords = defineCall({
  path: '/api/chess/getRecords',
  auth: 'token',
  request: { days: z.literal([1, 7, 30]), page: z.int().check(z.gte(1), z.lte(10_000)) },
  response: chessRecordsSchema,
  refusals: [],
  requirement: 'CHESS-1',
});
