import { moveCard, rentSlot, sellCard } from './backpack-actions';
import type { ChessAction, ChessContext, ChessOutcome } from './chess-action';
import type { ChessState } from './chess-state';
import { buyCard, refreshMarket, sellDirectly } from './market-actions';

/**
 * Validates an action of a player and computes the state after it, its ledger posting and its merges (CHESS-6, CHESS-7). The
 * page uses it to show what an action would do; the server decides, in the transaction that locks the player.
 *
 * @returns `refused` without any change, or `done`; at most one posting.
 * @example applyAction(state, { kind: 'buy', draw: 7, place: 2 }, context) // { kind: 'done', state, posting, merges: [] }
 */
export function applyAction(state: ChessState, action: ChessAction, context: ChessContext): ChessOutcome {
  switch (action.kind) {
    case 'refresh':
      return refreshMarket(state, action.tier, context);
    case 'buy':
      return buyCard(state, action, context);
    case 'sell_directly':
      return sellDirectly(state, action, context);
    case 'sell':
      return sellCard(state, action.card, context);
    case 'move':
      return moveCard(state, action.card, action.slot, context.at);
    case 'rent_slot':
      return rentSlot(state, action, context);
  }
}
