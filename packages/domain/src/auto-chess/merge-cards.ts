import { isSlotOpen, type ChessCard, type ChessState } from './chess-state';
import type { CardFace } from './draw-market';
import { MERGED_CARDS, sellPrice, type PriceList, type Star } from './price-list';

/** Three cards that became one. */
export interface Merge {
  /** Ids, by slot. */
  readonly merged: readonly number[];
  readonly created: ChessCard;
}

export interface MergeResult {
  readonly state: ChessState;
  /** In the order in which they happened. */
  readonly merges: readonly Merge[];
}

/** A bought card that has no slot yet, because the backpack is full. */
export const NO_SLOT = 0;

/**
 * Merges three equal open cards into one of the next star, as long as three are found (CHESS-2, CHESS-6): in the lowest of
 * their slots, at the sum of their costs, by the list among theirs that pays least. Locked cards and 3-stars do not merge.
 *
 * @param at business ms.
 * @param lists every version that a card can name.
 */
export function mergeCards(state: ChessState, at: number, lists: ReadonlyMap<string, PriceList>): MergeResult {
  const merges: Merge[] = [];
  let merged = state;
  for (let found = findTriple(merged, at); found !== null; found = findTriple(merged, at)) {
    const { state: after, merge } = mergeTriple(merged, found, lists);
    merged = after;
    merges.push(merge);
  }
  return { state: merged, merges };
}

/** The cards of the lowest slots; null if no three open cards are equal. */
function findTriple(state: ChessState, at: number): readonly ChessCard[] | null {
  const open = state.cards.filter(({ slot, star }) => star < 3 && (slot === NO_SLOT || isSlotOpen(state, slot, at)));
  for (const card of open) {
    const equal = open.filter((other) => isSameFace(other, card));
    if (equal.length >= MERGED_CARDS) return equal.slice(0, MERGED_CARDS);
  }
  return null;
}

export function isSameFace(a: CardFace, b: CardFace): boolean {
  return a.hero === b.hero && a.rank === b.rank && a.star === b.star;
}

function mergeTriple(
  state: ChessState,
  triple: readonly ChessCard[],
  lists: ReadonlyMap<string, PriceList>,
): { readonly state: ChessState; readonly merge: Merge } {
  const [{ hero, rank, star, list } = { hero: 0, rank: 0, star: 1 as const, list: '' }] = triple;
  const next: Star = star === 1 ? 2 : 3;
  const slots = triple.map(({ slot }) => slot).filter((slot) => slot !== NO_SLOT);
  const created: ChessCard = {
    ...{ id: state.nextCard, hero, rank, star: next },
    slot: Math.min(...slots),
    list: triple
      .map((card) => card.list)
      .reduce((least, other) => lowerList(least, other, { rank, star: next }, lists), list),
    cost: triple.reduce((sum, { cost }) => sum + cost, 0n),
  };
  const cards = [...state.cards.filter((card) => !triple.includes(card)), created];
  return {
    state: { ...state, nextCard: state.nextCard + 1, cards: bySlot(cards) },
    merge: { merged: triple.map(({ id }) => id), created },
  };
}

function lowerList(
  a: string,
  b: string,
  { rank, star }: Pick<CardFace, 'rank' | 'star'>,
  lists: ReadonlyMap<string, PriceList>,
): string {
  const priceOf = (version: string): number => {
    const list = lists.get(version);
    return list === undefined ? 0 : sellPrice(list, rank, star);
  };
  return priceOf(b) < priceOf(a) ? b : a;
}

export function bySlot(cards: readonly ChessCard[]): readonly ChessCard[] {
  return cards.toSorted((a, b) => a.slot - b.slot);
}
