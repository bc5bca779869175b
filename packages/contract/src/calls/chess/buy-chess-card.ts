import { defineCall } from '../../define-call';
import { chessDraw, chessPlace } from '../../entities/chess/chess-cards';
import { chessActionSchema } from '../../entities/chess/chess-state';
import { requestId } from '../../ids';

/**
 * Buys a card of the market at its list price into the lowest free open slot; without one only if it completes a merge
 * (CHESS-6). `draw` names the refresh that showed it, so no later market is bought from.
 *
 * @example { lang: 2, request_id: 'k3v9…', draw: 7, place: 2 }
 */
export const buyChessCard = defineCall({
  path: '/api/chess/buy',
  auth: 'token',
  request: { request_id: requestId, draw: chessDraw, place: chessPlace },
  response: chessActionSchema,
  refusals: [
    'market_changed',
    'card_gone',
    'backpack_full',
    'insufficient_balance',
    'own_limit',
    'player_limit',
    'excluded',
    'game_paused',
    'request_conflict',
    'still_deciding',
    'unavailable',
  ],
  requirement: 'CHESS-6',
});
