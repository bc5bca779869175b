import { defineCall } from '../../define-call';
import { chessRentHours, chessRentedSlot } from '../../entities/chess/chess-cards';
import { chessActionSchema } from '../../entities/chess/chess-state';
import { requestId } from '../../ids';

/**
 * Rents slot 7 or 8 for 12, 24 or 72 hours of business time, from now or from the end of its rent, at most 168 h ahead
 * (CHESS-3, CHESS-7). A locked card of the slot is open again, and merges that become possible happen.
 *
 * @example { lang: 2, request_id: 'k3v9…', slot: 7, hours: 24 }
 */
export const rentChessSlot = defineCall({
  path: '/api/chess/rentSlot',
  auth: 'token',
  request: { request_id: requestId, slot: chessRentedSlot, hours: chessRentHours },
  response: chessActionSchema,
  refusals: [
    'rent_limit',
    'insufficient_balance',
    'own_limit',
    'player_limit',
    'excluded',
    'game_paused',
    'request_conflict',
    'still_deciding',
    'unavailable',
  ],
  requirement: 'CHESS-7',
});
