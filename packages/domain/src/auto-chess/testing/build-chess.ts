import type { ChessContext } from '../chess-action';
import { NEW_CHESS_STATE, type ChessCard, type ChessState } from '../chess-state';
import type { CardFace } from '../draw-market';
import { AUTO_CHESS_1 } from '../price-list';

export const HOUR_MS = 3_600_000;

/** A card of hero 1, rank 1, one star. */
export function face(fields: Partial<CardFace> = {}): CardFace {
  return { hero: 1, rank: 1, star: 1, ...fields };
}

/** Now 1,000,000 ms on both clocks, connected, 100.00 of base amount at one minor unit per hundredth. */
export function buildContext(fields: Partial<ChessContext> = {}): ChessContext {
  return {
    ...{ at: 1_000_000, now: 1_000_000, seenAt: 1_000_000, balance: 10_000n, hundredth: 1n },
    ...{ list: AUTO_CHESS_1, lists: new Map([[AUTO_CHESS_1.version, AUTO_CHESS_1]]) },
    ...{ protection: null, hasClientSeed: true, draw: () => Array.from({ length: 5 }, () => face()) },
    ...fields,
  };
}

export type HeldFields = Partial<ChessCard>;

/** Cards in slots 1, 2 …, with ids from 1, bought by the list in force; or with their own fields. */
export function buildChess(cards: readonly HeldFields[] = [], fields: Partial<ChessState> = {}): ChessState {
  const held = cards.map((card, index) => ({
    ...face(),
    ...{ id: index + 1, slot: index + 1, list: AUTO_CHESS_1.version, cost: 100n },
    ...card,
  }));
  return { ...NEW_CHESS_STATE, cards: held, nextCard: held.length + 1, ...fields };
}

/** Market of draw 1 with these cards; missing places are empty. */
export function buildMarket(...faces: readonly (CardFace | null)[]): Pick<ChessState, 'market' | 'draws'> {
  const places = Array.from({ length: 5 }, (_, index) => faces[index] ?? null);
  return { draws: 1, market: { draw: 1, tier: 'basic', places } };
}
