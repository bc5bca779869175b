import { defineCall } from '../../define-call';
import { chessTier } from '../../entities/chess/chess-cards';
import { chessActionSchema } from '../../entities/chess/chess-state';
import { requestId } from '../../ids';

/**
 * Pays the fee of a tier and replaces the five cards of the market; at most one in 5 s of real time (CHESS-4, CHESS-6). A
 * refused refresh leaves the counter, so it shows the same cards later. A repeated `request_id` returns the same answer.
 *
 * @example { lang: 2, request_id: 'k3v9…', tier: 'basic' }
 */
export const refreshChess = defineCall({
  path: '/api/chess/refresh',
  auth: 'token',
  request: { request_id: requestId, tier: chessTier },
  response: chessActionSchema,
  refusals: [
    'too_soon',
    'no_client_seed',
    'insufficient_balance',
    'own_limit',
    'player_limit',
    'excluded',
    'game_paused',
    'request_conflict',
    'still_deciding',
    'unavailable',
  ],
  requirement: 'CHESS-4',
});
