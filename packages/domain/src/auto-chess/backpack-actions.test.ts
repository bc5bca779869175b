import { describe, expect, it } from 'vitest';

import { applyAction } from './apply-action';
import type { ChessAction, ChessContext } from './chess-action';
import { freeSlot, isMarketRetained, isSlotOpen, resumeSlotTime, stopSlotTime, type ChessState } from './chess-state';
import { mergeCards } from './merge-cards';
import { AUTO_CHESS_1, type PriceList } from './price-list';
import { buildChess, buildContext, HOUR_MS, type HeldFields } from './testing/build-chess';

const AT = 1_000_000;
const sell = (card: number): ChessAction => ({ kind: 'sell', card });
const move = (card: number, slot: number): ChessAction => ({ kind: 'move', card, slot });
const rent = (hours: number, slot: 7 | 8 = 7): ChessAction => ({ kind: 'rent_slot', slot, hours });
const slots = ({ cards }: ChessState): number[][] => cards.map(({ id, slot }) => [slot, id]);

function act(state: ChessState, action: ChessAction, context: Partial<ChessContext> = {}) {
  const outcome = applyAction(state, action, buildContext(context));
  if (outcome.kind === 'refused') throw new Error(outcome.refusal);
  return outcome;
}

function refusalOf(state: ChessState, action: ChessAction, context: Partial<ChessContext> = {}) {
  const outcome = applyAction(state, action, buildContext(context));
  return outcome.kind === 'refused' ? outcome.refusal : null;
}

describe('merge', () => {
  const merged = (...cards: readonly HeldFields[]) =>
    mergeCards(buildChess(cards), AT, new Map([[AUTO_CHESS_1.version, AUTO_CHESS_1]]));

  it('CHESS-2 three equal 1-stars make a 2-star in the lowest of their slots', () => {
    const { state, merges } = merged({ slot: 4 }, { slot: 2 }, { slot: 6, cost: 90n }, { slot: 1, hero: 2 });
    expect(merges).toHaveLength(1);
    expect(state.cards.map(({ slot, star, cost }) => [slot, star, cost])).toEqual([
      [1, 1, 100n],
      [2, 2, 290n],
    ]);
  });

  it('CHESS-2 three equal 2-stars make a 3-star, in a chain of the same action too', () => {
    const { state, merges } = merged({ star: 2 }, { star: 2 }, {}, {}, {});
    expect(merges.map(({ created }) => created.star)).toEqual([2, 3]);
    expect(state.cards).toEqual([{ id: 7, hero: 1, rank: 1, star: 3, slot: 1, list: 'auto-chess@1', cost: 500n }]);
  });

  it('CHESS-6 cards of another hero, rank or star do not merge, nor do 3-stars', () => {
    expect(merged({}, {}, { hero: 2 }, { rank: 2 }, { star: 2 }).merges).toEqual([]);
    expect(merged({ star: 3 }, { star: 3 }, { star: 3 }).merges).toEqual([]);
  });

  it('CHESS-7 a locked card does not take part until its slot is rented again', () => {
    const state = buildChess([{}, {}, { slot: 7 }], { rentedUntil: { 7: AT, 8: null } });
    expect(mergeCards(state, AT, new Map()).merges).toEqual([]);
    const { state: after, merges } = act(state, rent(12));
    expect(merges).toHaveLength(1);
    expect(after.cards).toMatchObject([{ slot: 1, star: 2 }]);
  });

  it('CHESS-6 a merged card sells by the list of its cards that pays least', () => {
    const lower: PriceList = {
      ...AUTO_CHESS_1,
      version: 'auto-chess@2',
      ranks: AUTO_CHESS_1.ranks.with(0, { buy: [100, 200, 300], sell: [95, 310, 1_000] }),
    };
    const lists = new Map([AUTO_CHESS_1, lower].map((list) => [list.version, list]));
    const list = lower.version;
    const twos = mergeCards(buildChess([{}, { list }, {}]), AT, lists).state;
    expect(twos.cards[0]?.list).toBe(lower.version);
    const threes = mergeCards(buildChess([{ star: 2 }, { star: 2, list }, { star: 2 }]), AT, lists).state;
    expect(threes.cards[0]?.list).toBe(AUTO_CHESS_1.version);
    expect(act(twos, sell(4), { lists, list: lower }).posting?.player).toBe(310n);
  });
});

describe('sell', () => {
  it('CHESS-1, CHESS-12 pays the list price and books the difference', () => {
    const { state, posting } = act(buildChess([{ star: 2, cost: 300n }]), sell(1));
    expect(state.cards).toEqual([]);
    expect(posting).toEqual({ kind: 'chess-sell', player: 315n, cards: -300n, result: -15n });
  });

  it('bad-input 151 an unknown, sold or merged card is gone; an own locked one is locked', () => {
    const state = buildChess([{}, {}, { slot: 8 }]);
    for (const card of [0, 4, -1, 2 ** 53]) expect(refusalOf(state, sell(card))).toBe('card_gone');
    expect(refusalOf(act(state, sell(1)).state, sell(1))).toBe('card_gone');
    expect(refusalOf(state, sell(3))).toBe('slot_locked');
  });
});

describe('move', () => {
  const state = buildChess([{}, { hero: 2 }, { hero: 3, slot: 7 }]);

  it('CHESS-6 moves to a free slot, swaps with a card, and stays', () => {
    expect(slots(act(state, move(1, 5)).state)).toEqual([
      [2, 2],
      [5, 1],
      [7, 3],
    ]);
    expect(slots(act(state, move(1, 2)).state)).toEqual([
      [1, 2],
      [2, 1],
      [7, 3],
    ]);
    expect(slots(act(state, move(1, 1)).state)).toEqual(slots(state));
  });

  it('bad-input 152 a locked slot gives and takes no card', () => {
    expect(refusalOf(state, move(1, 7))).toBe('slot_locked');
    expect(refusalOf(state, move(1, 8))).toBe('slot_locked');
    expect(refusalOf(state, move(3, 1))).toBe('slot_locked');
    expect(refusalOf(state, move(1, 0))).toBe('slot_locked');
    expect(refusalOf(state, move(1, 9))).toBe('slot_locked');
    expect(refusalOf(state, move(9, 1))).toBe('card_gone');
    expect(slots(state)).toEqual([
      [1, 1],
      [2, 2],
      [7, 3],
    ]);
  });
});

describe('rented slots', () => {
  it('CHESS-3 a slot is open for the hours that were bought, then its card is locked until it is bought again', () => {
    const { state, posting } = act(buildChess([]), rent(12));
    expect(posting).toEqual({ kind: 'chess-slot', player: -200n, cards: 0n, result: 200n });
    const end = AT + 12 * HOUR_MS;
    expect(isSlotOpen(state, 7, end - 1)).toBe(true);
    expect(isSlotOpen(state, 7, end)).toBe(false);
    expect(isSlotOpen(state, 8, AT)).toBe(false);
    const again = act(state, rent(24), { at: end + 5 }).state;
    expect(again.rentedUntil[7]).toBe(end + 5 + 24 * HOUR_MS);
  });

  it('CHESS-7 a rent continues from the current end', () => {
    const first = act(buildChess([]), rent(12, 8)).state;
    expect(act(first, rent(72, 8), { at: AT + HOUR_MS }).state.rentedUntil).toEqual({ 7: null, 8: AT + 84 * HOUR_MS });
  });

  it('bad-input 153 no rent ends more than 168 h ahead', () => {
    const state = act(act(buildChess([]), rent(72)).state, rent(72)).state;
    expect(refusalOf(state, rent(72))).toBe('rent_limit');
    expect(refusalOf(state, rent(24))).toBeNull();
    expect(refusalOf(act(state, rent(24)).state, rent(12))).toBe('rent_limit');
    expect(refusalOf(state, rent(24), { balance: 299n })).toBe('insufficient_balance');
  });

  it.each([1, 13, -24, 0, 168])('bad-input 153 %d hours are not offered', (hours) => {
    expect(() => applyAction(buildChess(), rent(hours), buildContext())).toThrow(RangeError);
  });

  it('CHESS-7 free slots are found in order, the rented ones while they are open', () => {
    const six = [1, 2, 3, 4, 5, 6].map((hero) => ({ hero }));
    expect(freeSlot(buildChess(six), AT)).toBeNull();
    expect(freeSlot(buildChess(six, { rentedUntil: { 7: AT, 8: AT + 1 } }), AT)).toBe(8);
    expect(freeSlot(buildChess(six.slice(1)), AT)).toBe(6);
  });

  it('CHESS-7 the time of a slot is stopped during a break', () => {
    const rented = buildChess([], { rentedUntil: { 7: AT + 10, 8: AT - 10 } });
    const stopped = stopSlotTime(rented, AT);
    expect(stopSlotTime(stopped, AT + 5)).toBe(stopped);
    expect(isSlotOpen(stopped, 7, AT + HOUR_MS)).toBe(true);
    expect(isSlotOpen(stopped, 8, AT)).toBe(false);
    const resumed = resumeSlotTime(stopped, AT + HOUR_MS);
    expect(resumed.rentedUntil).toEqual({ 7: AT + 10 + HOUR_MS, 8: AT - 10 });
    expect(resumeSlotTime(resumed, AT)).toBe(resumed);
  });
});

describe('isMarketRetained', () => {
  it.each([
    [599_000, true],
    [600_000, true],
    [630_000, true],
    [630_001, false],
  ])('CHESS-4, CHESS-8 %d ms after the stored presence: %s', (passed, isRetained) => {
    expect(isMarketRetained(AT, AT + passed)).toBe(isRetained);
  });
});
