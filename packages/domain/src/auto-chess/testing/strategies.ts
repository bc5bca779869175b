import type { ChessAction } from '../chess-action';
import type { ChessState } from '../chess-state';
import type { CardFace } from '../draw-market';
import { isSameFace } from '../merge-cards';
import { buyPrice, isFind, type PriceList, type Tier } from '../price-list';
import type { ChessStrategy } from './play-strategy';

interface Offer {
  readonly face: CardFace;
  readonly place: number;
}

/** Cards that are still offered, with places from 1. */
export function offersOf({ market }: ChessState): readonly Offer[] {
  return (market?.places ?? []).flatMap((face, index) => (face === null ? [] : [{ face, place: index + 1 }]));
}

export function onOffer(state: ChessState, kind: 'buy' | 'sell_directly', { place }: Offer): ChessAction {
  return { kind, draw: state.market?.draw ?? 0, place };
}

export type KindFace = Pick<CardFace, 'hero' | 'rank'>;

export const isSameKind = (a: KindFace, b: KindFace): boolean => a.hero === b.hero && a.rank === b.rank;

/** Whether a bought card would merge at once. */
export function completesMerge(state: ChessState, face: CardFace): boolean {
  return face.star < 3 && state.cards.filter((card) => isSameFace(card, face)).length >= 2;
}

/** Buys and sells all five cards at once. */
export function tradeAll(list: PriceList): ChessStrategy {
  return (state) => {
    const [held] = state.cards;
    if (held !== undefined) return { kind: 'sell', card: held.id };
    const [offer] = offersOf(state);
    if (offer === undefined) return null;
    const isDirect = isFind(list, offer.face.rank, offer.face.star);
    return onOffer(state, isDirect ? 'sell_directly' : 'buy', offer);
  };
}

/** Sells finds directly and leaves all other cards. */
export function sellFinds(list: PriceList): ChessStrategy {
  return (state) => {
    const find = offersOf(state).find(({ face }) => isFind(list, face.rank, face.star));
    return find === undefined ? null : onOffer(state, 'sell_directly', find);
  };
}

/** What a kind is worth to a collector: cards² (or cards) · chance of its rank · price; 2-stars count three cards. */
type Score = (state: ChessState, face: KindFace) => number;

function scoreOf(list: PriceList, tier: Tier, power: 1 | 2): Score {
  const cardsOf = (faces: readonly CardFace[], face: KindFace): number =>
    faces.reduce((sum, card) => sum + (isSameKind(card, face) ? (card.star === 2 ? 3 : 1) : 0), 0);
  return (state, face) => {
    const offered = offersOf(state).map((offer) => offer.face);
    const cards = cardsOf(state.cards, face) + cardsOf(offered, face);
    return cards ** power * (list.tiers[tier].ranks[face.rank - 1] ?? 0) * buyPrice(list, face.rank, 1);
  };
}

/**
 * Sells finds directly, buys 1-stars that complete a merge, fills free slots, and sells every 2-star. In a full backpack a
 * 1-star that makes a pair takes the place of the card of the lowest score.
 */
export function mergeToTwo(list: PriceList, tier: Tier, slots: number): ChessStrategy {
  const direct = sellFinds(list);
  const score = scoreOf(list, tier, 2);
  return (state) => {
    const two = state.cards.find(({ star }) => star > 1);
    if (two !== undefined) return { kind: 'sell', card: two.id };
    const sale = direct(state);
    if (sale !== null) return sale;
    const offers = offersOf(state);
    const merging = offers.find(({ face }) => completesMerge(state, face));
    const best = merging ?? highest(offers, ({ face }) => score(state, face));
    if (best === undefined) return null;
    if (merging !== undefined || state.cards.length < slots) return onOffer(state, 'buy', best);
    const isPair =
      [...state.cards, ...offers.map(({ face }) => face)].filter((card) => isSameKind(card, best.face)).length > 1;
    return isPair ? releaseBelow(state, best.face, score) : null;
  };
}

/**
 * Collects the kinds of the highest scores, at most `kinds` of them, for 3-stars; sells cards and finds of other kinds. In a
 * full backpack a card of a better kind takes the place of the 1-star of the lowest score.
 */
export function mergeToThree(list: PriceList, tier: Tier, slots: number, kinds: number): ChessStrategy {
  const score = scoreOf(list, tier, 1);
  return (state) => {
    const offers = offersOf(state);
    const isCollected = collectedKinds(state, kinds, score);
    const sold = state.cards.find((card) => card.star === 3 || !isCollected(card));
    if (sold !== undefined) return { kind: 'sell', card: sold.id };
    const find = offers.find(({ face }) => face.star === 3 || (face.star === 2 && !isCollected(face)));
    if (find !== undefined) return onOffer(state, 'sell_directly', find);
    const wanted = offers.filter(({ face }) => isCollected(face));
    const merging = wanted.find(({ face }) => completesMerge(state, face));
    const best = merging ?? highest(wanted, ({ face }) => face.star * 1e9 + score(state, face));
    if (best === undefined) return null;
    if (merging !== undefined || state.cards.length < slots) return onOffer(state, 'buy', best);
    const isFindLeft = best.face.star === 2;
    return (
      releaseBelow(state, best.face, score, isFindLeft) ?? (isFindLeft ? onOffer(state, 'sell_directly', best) : null)
    );
  };
}

function collectedKinds(state: ChessState, kinds: number, score: Score): (face: KindFace) => boolean {
  const faces: KindFace[] = [];
  for (const face of [...state.cards, ...offersOf(state).map((offer) => offer.face)])
    if (!faces.some((seen) => isSameKind(seen, face))) faces.push(face);
  const best = faces.toSorted((a, b) => score(state, b) - score(state, a)).slice(0, kinds);
  return (face) => best.some((kind) => isSameKind(kind, face));
}

/** Sale of the card of the lowest score for one of another kind: a 1-star, or without one any card. */
function releaseBelow(state: ChessState, face: KindFace, score: Score, isAlways = false): ChessAction | null {
  const others = state.cards.filter((card) => !isSameKind(card, face));
  const ones = others.filter(({ star }) => star === 1);
  const hasOnes = state.cards.some(({ star }) => star === 1);
  const lowest = highest(hasOnes ? ones : others, (card) => -score(state, card));
  if (lowest === undefined) return null;
  const isLower = isAlways || !hasOnes || score(state, lowest) < score(state, face);
  return isLower ? { kind: 'sell', card: lowest.id } : null;
}

function highest<T>(values: readonly T[], of: (value: T) => number): T | undefined {
  return values.reduce<T | undefined>(
    (best, value) => (best === undefined || of(value) > of(best) ? value : best),
    undefined,
  );
}
