import { defineCall } from '../../define-call';
import { chessDraw, chessPlace } from '../../entities/chess/chess-cards';
import { chessActionSchema } from '../../entities/chess/chess-state';
import { requestId } from '../../ids';

/**
 * Sells a find, a card that sells for more than it costs, from the market: the difference is paid, and neither balance nor
 * slot is needed (CHESS-6).
 *
 * @example { lang: 2, request_id: 'k3v9…', draw: 7, place: 2 }
 */
export const sellChessFind = defineCall({
  path: '/api/chess/sellDirectly',
  auth: 'token',
  request: { request_id: requestId, draw: chessDraw, place: chessPlace },
  response: chessActionSchema,
  refusals: [
    'not_a_find',
    'market_changed',
    'card_gone',
    'excluded',
    'game_paused',
    'request_conflict',
    'still_deciding',
    'unavailable',
  ],
  requirement: 'CHESS-6',
});
