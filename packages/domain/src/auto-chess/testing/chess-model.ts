import type { ChessAction } from '../chess-action';
import type { CardFace } from '../draw-market';
import { TIERS } from '../price-list';

/** A second implementation of the rules, on purpose a different one: mutable arrays, prices by formula, all slots rented. */
export interface ChessModel {
  balance: bigint;
  /** By slot, from 1; index 0 is unused. */
  readonly slots: ({ id: number; face: CardFace; cost: bigint } | null)[];
  market: (CardFace | null)[];
  draw: number;
  nextCard: number;
}

export function createChessModel(balance: bigint): ChessModel {
  return { balance, slots: Array.from({ length: 9 }, () => null), market: [], draw: 0, nextCard: 1 };
}

const RANK_PRICES = [1n, 2n, 5n, 10n, 25n];
const rankPrice = ({ rank }: CardFace): bigint => RANK_PRICES[rank - 1]! * 100n;
const buyPriceOf = (card: CardFace): bigint => rankPrice(card) * BigInt(card.star);
/** 95 %, then 105 % of three cards and 110 % of nine. */
const sellPriceOf = (card: CardFace): bigint => (rankPrice(card) * [95n, 315n, 990n][card.star - 1]!) / 100n;

/** Whether the model accepts the action; a refused one changes nothing. */
export function applyToModel(
  model: ChessModel,
  action: ChessAction,
  hundredth: bigint,
  cards: readonly CardFace[],
): boolean {
  switch (action.kind) {
    case 'refresh': {
      const fee = [180n, 520n, 1_450n][TIERS.indexOf(action.tier)]! * hundredth;
      if (model.balance < fee) return false;
      Object.assign(model, { balance: model.balance - fee, market: [...cards], draw: model.draw + 1 });
      return true;
    }
    case 'buy':
      return buy(model, action, hundredth);
    case 'sell_directly': {
      const card = offered(model, action);
      if (card === null || card.star === 1) return false;
      model.market[action.place - 1] = null;
      model.balance += (sellPriceOf(card) - buyPriceOf(card)) * hundredth;
      return true;
    }
    case 'sell': {
      const slot = model.slots.findIndex((held) => held?.id === action.card);
      if (slot < 0) return false;
      model.balance += sellPriceOf(model.slots[slot]!.face) * hundredth;
      model.slots[slot] = null;
      return true;
    }
    case 'move': {
      const from = model.slots.findIndex((held) => held?.id === action.card);
      if (from < 0 || action.slot < 1 || action.slot > 8) return false;
      [model.slots[from], model.slots[action.slot]] = [model.slots[action.slot]!, model.slots[from]!];
      return true;
    }
    case 'rent_slot':
      return false;
  }
}

function offered(model: ChessModel, { draw, place }: { draw: number; place: number }): CardFace | null {
  return draw === model.draw ? (model.market[place - 1] ?? null) : null;
}

function buy(model: ChessModel, action: { draw: number; place: number }, hundredth: bigint): boolean {
  const card = offered(model, action);
  if (card === null || model.balance < buyPriceOf(card) * hundredth) return false;
  const equal = (star: number): number[] =>
    model.slots.flatMap((held, slot) =>
      held?.face.hero === card.hero && held.face.rank === card.rank && held.face.star === star ? [slot] : [],
    );
  const free = model.slots.findIndex((held, slot) => slot > 0 && held === null);
  if (free < 0 && (card.star === 3 || equal(card.star).length < 2)) return false;
  const cost = buyPriceOf(card) * hundredth;
  model.balance -= cost;
  model.market[action.place - 1] = null;
  let added = { id: model.nextCard, face: card, cost };
  let slot = free;
  model.nextCard += 1;
  while (added.face.star < 3 && equal(added.face.star).length === 2) {
    const twins = equal(added.face.star);
    const star = added.face.star === 1 ? 2 : 3;
    const sum = twins.reduce((all, twin) => all + model.slots[twin]!.cost, added.cost);
    for (const twin of twins) model.slots[twin] = null;
    slot = Math.min(...twins, ...(slot < 0 ? [] : [slot]));
    added = { id: model.nextCard, face: { ...added.face, star }, cost: sum };
    model.nextCard += 1;
  }
  model.slots[slot] = added;
  return true;
}
