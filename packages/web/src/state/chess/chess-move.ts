import type { ChessActionInfo } from '@clutchline/contract';
import {
  buyPrice,
  type CardFace,
  hundredthOf,
  minorUnits,
  type PriceList,
  type RentedSlot,
  type Tier,
} from '@clutchline/domain/auto-chess';
import { formatAmount, parseAmount } from '@clutchline/domain';

import type { CallReply } from '../../data/caller';
import type { AppState } from '../app-state';
import type { SessionView } from '../session/use-session';

export type RentHours = 12 | 24 | 72;

/** What a player asks for, with what the page reports afterwards. */
export type ChessMove =
  | { readonly kind: 'refresh'; readonly tier: Tier }
  | { readonly kind: 'buy' | 'sell_directly'; readonly draw: number; readonly place: number; readonly face: CardFace }
  | { readonly kind: 'sell'; readonly card: number; readonly face: CardFace }
  | { readonly kind: 'move'; readonly card: number; readonly slot: number; readonly face: CardFace }
  | { readonly kind: 'rent_slot'; readonly slot: RentedSlot; readonly hours: RentHours }
  | { readonly kind: 'change_seeds'; readonly clientSeed: string };

/** A request has one effect, however often it is sent (CHESS-11). */
export interface ChessRequest {
  readonly requestId: string;
  readonly generation: number;
  readonly move: ChessMove;
}

type Answer = Promise<CallReply<ChessActionInfo>>;

/** Sends the call of a move once. */
export function callOf({ call }: Pick<AppState, 'call'>, request: ChessRequest, signal: AbortSignal): Answer {
  const { move, requestId: request_id } = request;
  switch (move.kind) {
    case 'refresh':
      return call('refreshChess', { request_id, tier: move.tier }, signal);
    case 'buy':
      return call('buyChessCard', { request_id, draw: move.draw, place: move.place }, signal);
    case 'sell_directly':
      return call('sellChessFind', { request_id, draw: move.draw, place: move.place }, signal);
    case 'sell':
      return call('sellChessCard', { request_id, card: move.card }, signal);
    case 'move':
      return call('moveChessCard', { request_id, card: move.card, slot: move.slot }, signal);
    case 'rent_slot':
      return call('rentChessSlot', { request_id, slot: move.slot, hours: move.hours }, signal);
    case 'change_seeds':
      return changeSeeds({ call }, request_id, move.clientSeed, signal);
  }
}

/** Its answer has no money and no merges. */
async function changeSeeds(
  { call }: Pick<AppState, 'call'>,
  request_id: string,
  client_seed: string,
  signal: AbortSignal,
): Answer {
  const reply = await call('changeChessSeeds', { request_id, client_seed }, signal);
  if (reply.kind !== 'ok') return reply;
  return { kind: 'ok', data: { order_no: null, amount: '0', merges: [], state: reply.data.state } };
}

/** Hundredths of the base amount that a move costs. */
function costOf(move: ChessMove, list: PriceList): number {
  if (move.kind === 'refresh') return list.tiers[move.tier].fee;
  if (move.kind === 'buy') return buyPrice(list, move.face.rank, move.face.star);
  if (move.kind === 'rent_slot') return list.rent.find(({ hours }) => hours === move.hours)?.price ?? 0;
  return 0;
}

/** Whole units that the balance lacks for a move; null if it suffices or is unknown. */
export function missingFor(
  move: ChessMove,
  list: PriceList,
  { currency, balance }: Pick<SessionView, 'currency' | 'balance'>,
): string | null {
  const hundredth = currency === null ? null : hundredthOf(currency.code);
  const held = currency === null || balance === null ? null : parseAmount(balance, currency.decimals);
  if (currency === null || hundredth === null || held === null) return null;
  const missing = minorUnits(costOf(move, list), hundredth) - held;
  return missing > 0n ? formatAmount(missing, currency.decimals) : null;
}
