import { defineCall } from '../../define-call';
import { chessStateSchema } from '../../entities/chess/chess-state';

/**
 * Auto chess of the signed-in player (CHESS-1). The first call creates its seeds; every call counts as presence, so a
 * market remains for at least ten minutes after it (CHESS-8).
 *
 * @example { lang: 2 }
 */
export const getChessState = defineCall({
  path: '/api/chess/getState',
  auth: 'token',
  request: {},
  response: chessStateSchema,
  refusals: ['unavailable'],
  requirement: 'CHESS-1',
});
