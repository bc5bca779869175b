import { defineCall } from '../../define-call';
import { chessCardId } from '../../entities/chess/chess-cards';
import { chessActionSchema } from '../../entities/chess/chess-state';
import { requestId } from '../../ids';

/**
 * Sells a card of the backpack at the price of its list (CHESS-6). Possible also during a break, an exclusion, in a blocked
 * region and while the game is off; then locked cards are sold as well (CHESS-7). A card of another player is as unknown
 * as one that never was.
 *
 * @example { lang: 2, request_id: 'k3v9…', card: 12 }
 */
export const sellChessCard = defineCall({
  path: '/api/chess/sell',
  auth: 'token',
  request: { request_id: requestId, card: chessCardId },
  response: chessActionSchema,
  refusals: ['card_gone', 'slot_locked', 'request_conflict', 'still_deciding', 'unavailable'],
  requirement: 'CHESS-6',
});
