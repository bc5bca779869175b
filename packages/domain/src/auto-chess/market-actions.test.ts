import { describe, expect, it } from 'vitest';

import { applyAction } from './apply-action';
import type { ChessAction, ChessContext } from './chess-action';
import type { ChessState } from './chess-state';
import { buildChess, buildContext, buildMarket, face, type HeldFields } from './testing/build-chess';

const REFRESH: ChessAction = { kind: 'refresh', tier: 'basic' };
const buy = (place = 1, draw = 1): ChessAction => ({ kind: 'buy', draw, place });
const direct = (place = 1, draw = 1): ChessAction => ({ kind: 'sell_directly', draw, place });

function act(state: ChessState, action: ChessAction, context: Partial<ChessContext> = {}) {
  const outcome = applyAction(state, action, buildContext(context));
  if (outcome.kind === 'refused') throw new Error(outcome.refusal);
  return outcome;
}

function refusalOf(state: ChessState, action: ChessAction, context: Partial<ChessContext> = {}) {
  const outcome = applyAction(state, action, buildContext(context));
  return outcome.kind === 'refused' ? outcome.refusal : null;
}

/** Six different cards. */
const full = (...cards: readonly HeldFields[]): readonly HeldFields[] => [
  ...cards,
  ...[1, 2, 3, 4, 5, 6].slice(cards.length).map((hero) => ({ hero, rank: 5 })),
];

describe('refresh', () => {
  it('CHESS-4, CHESS-6 charges the fee and replaces all five cards', () => {
    const cards = [1, 2, 3, 4, 5].map((hero) => face({ hero }));
    const { state, posting } = act(buildChess([], buildMarket(face({ hero: 6 }))), REFRESH, { draw: () => cards });
    expect(state.market).toEqual({ draw: 2, tier: 'basic', places: cards });
    expect(state).toMatchObject({ counter: 1, draws: 2, refreshedAt: 1_000_000, version: 1 });
    expect(posting).toEqual({ kind: 'chess-refresh', player: -180n, cards: 0n, result: 180n });
  });

  it('bad-input 145 a refused refresh leaves counter and market, so the same cards come later', () => {
    const state = buildChess([], { counter: 4 });
    const asked: number[] = [];
    const draw: ChessContext['draw'] = (_tier, counter) => {
      asked.push(counter);
      return [];
    };
    expect(refusalOf(state, REFRESH, { draw, balance: 179n })).toBe('insufficient_balance');
    expect(refusalOf(state, REFRESH, { draw, hasClientSeed: false })).toBe('no_client_seed');
    expect(asked).toEqual([]);
    act(state, REFRESH, { draw, balance: 180n });
    expect(asked).toEqual([4]);
  });

  it.each([
    [0, 5_000],
    [4_999, 1],
  ])('bad-input 145 a refresh %d ms after the last one waits %d ms', (passed, waitMs) => {
    const state = buildChess([], { refreshedAt: 1_000_000 - passed });
    expect(applyAction(state, REFRESH, buildContext())).toEqual({ kind: 'refused', refusal: 'too_soon', waitMs });
  });

  it('bad-input 145 a refresh is possible after five seconds, and a clock set back blocks it no longer than that', () => {
    expect(refusalOf(buildChess([], { refreshedAt: 995_000 }), REFRESH)).toBeNull();
    const ahead = applyAction(buildChess([], { refreshedAt: 9_000_000 }), REFRESH, buildContext());
    expect(ahead).toMatchObject({ refusal: 'too_soon', waitMs: 5_000 });
  });
});

describe('buy', () => {
  it('CHESS-6 places a card in the lowest free open slot and empties its place', () => {
    const state = buildChess(
      [
        { hero: 2, slot: 1 },
        { hero: 3, slot: 3 },
      ],
      buildMarket(null, face({ rank: 2 })),
    );
    const { state: after, posting, merges } = act(state, buy(2));
    expect(after.cards.map(({ slot, rank }) => [slot, rank])).toEqual([
      [1, 1],
      [2, 2],
      [3, 1],
    ]);
    expect(after.cards[1]).toMatchObject({ id: 3, cost: 200n, list: 'auto-chess@1' });
    expect(after.market?.places[1]).toBeNull();
    expect(posting).toEqual({ kind: 'chess-buy', player: -200n, cards: 200n, result: 0n });
    expect(merges).toEqual([]);
  });

  it('bad-input 146 an empty place is gone; another draw, a removed or a missing market has changed', () => {
    const state = buildChess([], buildMarket(face()));
    expect(refusalOf(state, buy(2))).toBe('card_gone');
    expect(refusalOf(act(state, buy()).state, buy())).toBe('card_gone');
    expect(refusalOf(state, buy(1, 0))).toBe('market_changed');
    expect(refusalOf(state, buy(1, 2))).toBe('market_changed');
    expect(refusalOf(buildChess(), buy())).toBe('market_changed');
  });

  it('bad-input 147 a full backpack takes a card only if it completes a merge', () => {
    const market = buildMarket(face());
    expect(refusalOf(buildChess(full(), market), buy())).toBe('backpack_full');
    const state = buildChess(full({ slot: 2 }, { slot: 1, hero: 2 }, { slot: 3 }), market);
    const { state: after, merges } = act(state, buy());
    expect(after.cards).toHaveLength(5);
    expect(merges).toEqual([{ merged: [7, 1, 3], created: expect.objectContaining({ slot: 2, star: 2, cost: 300n }) }]);
  });

  it.each([
    [1_630_000, null],
    [1_630_001, 'market_changed'],
  ])('bad-input 149 a purchase %d ms after 0, presence at 1,000,000', (now, refusal) => {
    const state = buildChess([], buildMarket(face()));
    expect(refusalOf(state, buy(), { now, seenAt: 1_000_000 })).toBe(refusal);
  });

  it('CHESS-6 needs the price, also if the card merges at once', () => {
    const state = buildChess([{}, {}], buildMarket(face()));
    expect(refusalOf(state, buy(), { balance: 99n })).toBe('insufficient_balance');
    expect(refusalOf(state, buy(), { balance: 100n })).toBeNull();
  });
});

describe('direct sale', () => {
  it('CHESS-6, bad-input 150 pays the difference, without balance and with a full backpack', () => {
    const state = buildChess(full(), buildMarket(face({ rank: 3, star: 2 }), face({ star: 3 })));
    const { state: after, posting } = act(state, direct(), { balance: 0n });
    expect(posting).toEqual({ kind: 'chess-direct', player: 575n, cards: 0n, result: -575n });
    expect(after.cards).toEqual(state.cards);
    expect(after.market?.places[0]).toBeNull();
    expect(act(after, direct(2)).posting?.player).toBe(690n);
  });

  it('bad-input 150 a 1-star is no find', () => {
    expect(refusalOf(buildChess([], buildMarket(face())), direct())).toBe('not_a_find');
  });

  it('CHESS-11 a card is bought or sold directly, not both', () => {
    const state = buildChess([], buildMarket(face({ star: 2 })));
    expect(refusalOf(act(state, direct()).state, buy())).toBe('card_gone');
    expect(refusalOf(act(state, buy()).state, direct())).toBe('card_gone');
  });
});

describe('protection', () => {
  it.each(['excluded', 'region'] as const)('bad-input 159 during %s only moving and selling remain', (protection) => {
    const state = buildChess([{ slot: 7 }, { slot: 2, hero: 2 }], { ...buildMarket(face({ star: 2 })), stoppedAt: 0 });
    const rent: ChessAction = { kind: 'rent_slot', slot: 7, hours: 12 };
    for (const action of [REFRESH, buy(), direct(), rent])
      expect(refusalOf(state, action, { protection })).toBe(protection);
    expect(refusalOf(state, { kind: 'sell', card: 1 }, { protection })).toBeNull();
    expect(refusalOf(state, { kind: 'sell', card: 2 }, { protection })).toBeNull();
    expect(refusalOf(state, { kind: 'move', card: 2, slot: 3 }, { protection })).toBeNull();
  });
});
