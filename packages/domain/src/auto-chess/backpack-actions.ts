import { done, refuse, type ChessContext, type ChessOutcome, type ChessPosting } from './chess-action';
import { isSlotOpen, type ChessCard, type ChessState, type RentedSlot } from './chess-state';
import { minorUnits } from './hundredth-units';
import { bySlot, mergeCards } from './merge-cards';
import { sellPrice } from './price-list';

const HOUR_MS = 3_600_000;
/** Farthest end of a rent, business ms from now. */
export const RENT_AHEAD_MS = 168 * HOUR_MS;

/**
 * Sells a card at the price of its list. A locked card is sold only during a break, an exclusion or in a blocked region,
 * because protection must not withhold money (CHESS-7).
 */
export function sellCard(state: ChessState, id: number, context: ChessContext): ChessOutcome {
  const card = state.cards.find((held) => held.id === id);
  if (card === undefined) return refuse('card_gone');
  if (context.protection === null && !isSlotOpen(state, card.slot, context.at)) return refuse('slot_locked');
  const cards = state.cards.filter((held) => held !== card);
  return done({ ...state, cards }, salePosting(card, context));
}

function salePosting({ rank, star, list, cost }: ChessCard, { lists, hundredth }: ChessContext): ChessPosting {
  const found = lists.get(list);
  if (found === undefined) throw new RangeError(`price list ${list} is missing`);
  const price = minorUnits(sellPrice(found, rank, star), hundredth);
  return { kind: 'chess-sell', player: price, cards: -cost, result: cost - price };
}

/** Moves a card to an open slot; a card in that slot takes its place (CHESS-6). */
export function moveCard(state: ChessState, id: number, slot: number, at: number): ChessOutcome {
  const card = state.cards.find((held) => held.id === id);
  if (card === undefined) return refuse('card_gone');
  if (!isSlotOpen(state, card.slot, at) || !isSlotOpen(state, slot, at)) return refuse('slot_locked');
  const cards = state.cards.map((held) => {
    if (held === card) return { ...held, slot };
    return held.slot === slot ? { ...held, slot: card.slot } : held;
  });
  return done({ ...state, cards: bySlot(cards) });
}

/**
 * Rents slot 7 or 8 from now or from the end of its rent, at most 168 h ahead (CHESS-3, CHESS-7). A locked card of the slot
 * is open again, and merges that became possible happen.
 *
 * @throws RangeError if the list does not offer these hours.
 */
export function rentSlot(
  state: ChessState,
  { slot, hours }: { readonly slot: RentedSlot; readonly hours: number },
  context: ChessContext,
): ChessOutcome {
  const { protection, list, at, balance, hundredth, lists } = context;
  const offer = list.rent.find((found) => found.hours === hours);
  if (offer === undefined) throw new RangeError(`${hours} h are not offered`);
  if (protection !== null) return refuse(protection);
  const until = Math.max(at, state.rentedUntil[slot] ?? at) + hours * HOUR_MS;
  if (until - at > RENT_AHEAD_MS) return refuse('rent_limit');
  const price = minorUnits(offer.price, hundredth);
  if (balance < price) return refuse('insufficient_balance');
  const rented = { ...state, rentedUntil: { ...state.rentedUntil, [slot]: until } };
  const { state: merged, merges } = mergeCards(rented, at, lists);
  return done(merged, { kind: 'chess-slot', player: -price, cards: 0n, result: price }, merges);
}
