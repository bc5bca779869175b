import { done, refuse, type ChessContext, type ChessOutcome, type ChessRefused } from './chess-action';
import { freeSlot, isMarketRetained, type ChessCard, type ChessState } from './chess-state';
import type { CardFace } from './draw-market';
import { minorUnits } from './hundredth-units';
import { bySlot, mergeCards, NO_SLOT } from './merge-cards';
import { buyPrice, isFind, sellPrice, type Tier } from './price-list';

/** Shortest real time between two refreshes, ms. */
export const REFRESH_PACE_MS = 5_000;

/** Charges the fee and draws five cards (CHESS-4, CHESS-6). A refused refresh leaves the counter, so it draws the same cards later. */
export function refreshMarket(state: ChessState, tier: Tier, context: ChessContext): ChessOutcome {
  const { protection, hasClientSeed, now, balance, hundredth, list } = context;
  if (protection !== null) return refuse(protection);
  if (!hasClientSeed) return refuse('no_client_seed');
  const waitMs = state.refreshedAt === null ? 0 : state.refreshedAt + REFRESH_PACE_MS - now;
  if (waitMs > 0) return { kind: 'refused', refusal: 'too_soon', waitMs: Math.min(waitMs, REFRESH_PACE_MS) };
  const fee = minorUnits(list.tiers[tier].fee, hundredth);
  if (balance < fee) return refuse('insufficient_balance');
  const market = { draw: state.draws + 1, tier, places: context.draw(tier, state.counter) };
  return done(
    { ...state, market, draws: market.draw, counter: state.counter + 1, refreshedAt: now },
    { kind: 'chess-refresh', player: -fee, cards: 0n, result: fee },
  );
}

interface MarketPlace {
  readonly draw: number;
  /** 1 to 5. */
  readonly place: number;
}

/**
 * Buys a card at the list price into the lowest free open slot. Without one it is bought only if it completes a merge
 * (CHESS-6).
 */
export function buyCard(state: ChessState, at: MarketPlace, context: ChessContext): ChessOutcome {
  const face = offeredCard(state, at, context);
  if ('refusal' in face) return face;
  const cost = minorUnits(buyPrice(context.list, face.rank, face.star), context.hundredth);
  const slot = freeSlot(state, context.at) ?? NO_SLOT;
  const card: ChessCard = { ...face, id: state.nextCard, slot, list: context.list.version, cost };
  const bought = { ...emptyPlace(state, at.place), nextCard: card.id + 1, cards: bySlot([...state.cards, card]) };
  const { state: merged, merges } = mergeCards(bought, context.at, context.lists);
  if (merged.cards.some((held) => held.slot === NO_SLOT)) return refuse('backpack_full');
  if (context.balance < cost) return refuse('insufficient_balance');
  return done(merged, { kind: 'chess-buy', player: -cost, cards: cost, result: 0n }, merges);
}

/** Sells a find from the market: the difference of its prices is paid, and neither slot nor balance is needed (CHESS-6). */
export function sellDirectly(state: ChessState, at: MarketPlace, context: ChessContext): ChessOutcome {
  const face = offeredCard(state, at, context);
  if ('refusal' in face) return face;
  const { list, hundredth } = context;
  if (!isFind(list, face.rank, face.star)) return refuse('not_a_find');
  const gain = sellPrice(list, face.rank, face.star) - buyPrice(list, face.rank, face.star);
  const paid = minorUnits(gain, hundredth);
  return done(emptyPlace(state, at.place), { kind: 'chess-direct', player: paid, cards: 0n, result: -paid });
}

function offeredCard(state: ChessState, { draw, place }: MarketPlace, context: ChessContext): CardFace | ChessRefused {
  if (context.protection !== null) return refuse(context.protection);
  if (state.market?.draw !== draw || !isMarketRetained(context.seenAt, context.now)) return refuse('market_changed');
  return state.market.places[place - 1] ?? refuse('card_gone');
}

function emptyPlace(state: ChessState, place: number): ChessState {
  if (state.market === null) return state;
  return { ...state, market: { ...state.market, places: state.market.places.with(place - 1, null) } };
}
