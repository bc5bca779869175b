import type { CallInfo, CallRequest } from '../platform/calls';
import type { Context } from './context';
import { playChess } from './play-chess';

/** CHESS-4. */
export function refreshChess(context: Context, { request_id, tier }: CallRequest<'refreshChess'>, info: CallInfo) {
  return playChess(context, { requestId: request_id, action: { kind: 'refresh', tier } }, info);
}

/** CHESS-6. */
export function buyChessCard(context: Context, request: CallRequest<'buyChessCard'>, info: CallInfo) {
  const { request_id, draw, place } = request;
  return playChess(context, { requestId: request_id, action: { kind: 'buy', draw, place } }, info);
}

/** CHESS-6. */
export function sellChessFind(context: Context, request: CallRequest<'sellChessFind'>, info: CallInfo) {
  const { request_id, draw, place } = request;
  return playChess(context, { requestId: request_id, action: { kind: 'sell_directly', draw, place } }, info);
}

/** CHESS-6, CHESS-7. */
export function sellChessCard(context: Context, { request_id, card }: CallRequest<'sellChessCard'>, info: CallInfo) {
  return playChess(context, { requestId: request_id, action: { kind: 'sell', card } }, info);
}

/** CHESS-6. */
export function moveChessCard(context: Context, request: CallRequest<'moveChessCard'>, info: CallInfo) {
  const { request_id, card, slot } = request;
  return playChess(context, { requestId: request_id, action: { kind: 'move', card, slot } }, info);
}

/** CHESS-7. */
export function rentChessSlot(context: Context, request: CallRequest<'rentChessSlot'>, info: CallInfo) {
  const { request_id, slot, hours } = request;
  return playChess(context, { requestId: request_id, action: { kind: 'rent_slot', slot, hours } }, info);
}
