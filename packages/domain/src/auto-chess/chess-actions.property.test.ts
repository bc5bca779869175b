import { describe, expect, it } from 'vitest';

import { drawsFrom, type Draws } from '../chance/index';
import { fastWords } from '../chance/testing/fast-words';
import { addToTotals, chessViolations, NO_TOTALS } from './audit-chess';
import type { ChessAction, ChessContext } from './chess-action';
import { applyRequest, type ChessBook } from './chess-requests';
import { NEW_CHESS_STATE, type ChessState } from './chess-state';
import { marketFrom } from './draw-market';
import { TIERS } from './price-list';
import { buildContext } from './testing/build-chess';
import { applyToModel, createChessModel } from './testing/chess-model';

/** `CHESS_ACTIONS=1000000` plays the full count. */
const ACTIONS = Number(process.env['CHESS_ACTIONS'] ?? 20_000);
const FOREVER = Number.MAX_SAFE_INTEGER;
/** Few kinds, so that merges and chains are frequent. */
const ODDS = { fee: 180, ranks: [900, 100, 0, 0, 0], stars: [700, 250, 50] } as const;

function anyAction({ below }: Draws, { draws, cards }: ChessState): ChessAction {
  const card = cards[below(9)]?.id ?? below(50);
  switch (below(8)) {
    case 0:
      return { kind: 'refresh', tier: TIERS[below(3)]! };
    case 1:
      return { kind: 'sell_directly', draw: draws - (below(20) === 0 ? 1 : 0), place: below(5) + 1 };
    case 2:
      return { kind: 'sell', card };
    case 3:
      return { kind: 'move', card, slot: below(8) + 1 };
    default:
      return { kind: 'buy', draw: draws - (below(20) === 0 ? 1 : 0), place: below(5) + 1 };
  }
}

const ALL_OPEN: ChessState = { ...NEW_CHESS_STATE, rentedUntil: { 7: FOREVER, 8: FOREVER } };

describe('applyRequest', () => {
  it.each([1n, 10n, 100n])(
    'V9 V14 CHESS-6, CHESS-11 random actions equal the model, %d minor units a hundredth',
    (hundredth) => {
      const draws = drawsFrom(fastWords(Number(hundredth)));
      const model = createChessModel(100_000n * hundredth);
      let book: ChessBook = { state: ALL_OPEN, answers: new Map() };
      let [balance, totals] = [model.balance, NO_TOTALS];
      let now = 0;
      for (let step = 0; step < ACTIONS / 3; step += 1) {
        now += 5_000;
        if (balance < 2_000n * hundredth) {
          balance += 100_000n * hundredth;
          model.balance = balance;
        }
        const action = anyAction(draws, book.state);
        const cards = marketFrom(draws, ODDS);
        const context: ChessContext = buildContext({ now, seenAt: now, balance, hundredth, draw: () => cards });
        const id = `request-${step}`;
        const { book: after, outcome } = applyRequest(book, id, action, context);
        const isAccepted = applyToModel(model, action, hundredth, cards);
        expect(outcome.kind === 'done').toBe(isAccepted);
        if (outcome.kind === 'done') {
          totals = addToTotals(totals, outcome);
          balance += outcome.posting?.player ?? 0n;
          const other: ChessAction = { kind: 'sell', card: -1 };
          expect(applyRequest(after, id, action, context)).toEqual({ book: after, outcome });
          expect(applyRequest(after, id, other, context).outcome).toMatchObject({ refusal: 'request_conflict' });
        } else expect(after).toBe(book);
        // Answers of earlier requests are not needed again.
        book = { state: after.state, answers: new Map() };
        expect(balance).toBe(model.balance);
        const held = model.slots.flatMap((card, slot) =>
          card === null ? [] : [{ slot, ...card.face, id: card.id, cost: card.cost }],
        );
        expect(book.state.cards).toEqual(held.map((card) => ({ ...card, list: 'auto-chess@1' })));
      }
      expect(chessViolations(book.state, totals)).toEqual([]);
      expect(totals.created).toBeGreaterThan(ACTIONS / 3_000);
    },
  );
});

describe('chessViolations', () => {
  const draws = drawsFrom(fastWords(5));
  const open = buildContext({ draw: () => marketFrom(draws, ODDS) });
  const refreshed = applyRequest(
    { state: ALL_OPEN, answers: new Map() },
    'a',
    { kind: 'refresh', tier: 'basic' },
    open,
  );
  const { outcome } = applyRequest(refreshed.book, 'b', { kind: 'buy', draw: 1, place: 1 }, open);
  if (refreshed.outcome.kind !== 'done' || outcome.kind !== 'done') throw new Error('not played');
  const totals = addToTotals(addToTotals(NO_TOTALS, refreshed.outcome), outcome);
  const { state } = outcome;

  it('CHESS-12 finds nothing in played books', () => {
    expect(chessViolations(state, totals)).toEqual([]);
  });

  it.each<readonly [string, Partial<ChessState>]>([
    ['a card without its price', { cards: state.cards.map((card) => ({ ...card, cost: card.cost + 1n })) }],
    ['a card too many', { cards: [...state.cards, { ...state.cards[0]!, id: 99, slot: 5, cost: 0n }] }],
    ['two cards in a slot', { cards: [...state.cards, state.cards[0]!] }],
    ['a ninth slot', { cards: state.cards.map((card) => ({ ...card, slot: 9 })) }],
    ['V11 a free draw', { draws: 2 }],
  ])('CHESS-12 finds %s', (_name, change) => {
    expect(chessViolations({ ...state, ...change }, totals)).not.toEqual([]);
  });

  it('CHESS-12 finds a merge of two cards and a posting that does not balance', () => {
    expect(chessViolations(state, { ...totals, created: 1, merged: 2, bought: 2 })).not.toEqual([]);
    expect(chessViolations(state, { ...totals, result: 0n })).not.toEqual([]);
  });
});
