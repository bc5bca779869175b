import { defineCall } from '../../define-call';
import { chessCardId, chessSlot } from '../../entities/chess/chess-cards';
import { chessActionSchema } from '../../entities/chess/chess-state';
import { requestId } from '../../ids';

/**
 * Moves a card to an open slot; a card in that slot takes its place (CHESS-6). No money moves.
 *
 * @example { lang: 2, request_id: 'k3v9…', card: 12, slot: 3 }
 */
export const moveChessCard = defineCall({
  path: '/api/chess/move',
  auth: 'token',
  request: { request_id: requestId, card: chessCardId, slot: chessSlot },
  response: chessActionSchema,
  refusals: ['card_gone', 'slot_locked', 'request_conflict', 'still_deciding', 'unavailable'],
  requirement: 'CHESS-6',
});
