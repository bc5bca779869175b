import type { CardFace } from './draw-market';
import type { Tier } from './price-list';

/** Slots 1 to 6 are always open; 7 and 8 are rented. */
export const FREE_SLOTS = 6;
export const SLOTS = 8;
export type RentedSlot = 7 | 8;

/** A card in the backpack. */
export interface ChessCard extends CardFace {
  /** Unique within its account, never reused. */
  readonly id: number;
  /** 1 to 8. */
  readonly slot: number;
  /** Version of the price list by which it sells. */
  readonly list: string;
  /** Minor units paid for it and the cards that it consists of; the house holds this amount for it (I9). */
  readonly cost: bigint;
}

/** A refreshed market. */
export interface ChessMarket {
  /** Number of the refresh, from 1; never reused. Actions name it, so none applies to another draw (CHESS-11). */
  readonly draw: number;
  readonly tier: Tier;
  /** Null if the card was bought or sold directly. */
  readonly places: readonly (CardFace | null)[];
}

/** State of one player. Times: business ms, except `refreshedAt`. */
export interface ChessState {
  /** Number of actions that changed the state. */
  readonly version: number;
  /** Number of refreshes so far. */
  readonly draws: number;
  /** Refreshes paid under the current seeds. */
  readonly counter: number;
  /** Real ms of the last refresh; null before the first. */
  readonly refreshedAt: number | null;
  readonly market: ChessMarket | null;
  /** At most one for each slot, sorted by slot. */
  readonly cards: readonly ChessCard[];
  readonly nextCard: number;
  /** End of the rent of slots 7 and 8; null if never rented. */
  readonly rentedUntil: Readonly<Record<RentedSlot, number | null>>;
  /** Start of a break or exclusion, during which the time of the rented slots is stopped; else null. */
  readonly stoppedAt: number | null;
}

export const NEW_CHESS_STATE: ChessState = {
  version: 0,
  draws: 0,
  counter: 0,
  refreshedAt: null,
  market: null,
  cards: [],
  nextCard: 1,
  rentedUntil: { 7: null, 8: null },
  stoppedAt: null,
};

export const isRentedSlot = (slot: number): slot is RentedSlot => slot === 7 || slot === 8;

/**
 * Whether cards of a slot can be sold, moved and merged (CHESS-7). A slot whose rent ended is closed, and its card is
 * locked; during a break the time of the start counts.
 *
 * @param at business ms.
 */
export function isSlotOpen({ rentedUntil, stoppedAt }: ChessState, slot: number, at: number): boolean {
  if (!isRentedSlot(slot)) return slot >= 1 && slot <= FREE_SLOTS;
  const until = rentedUntil[slot];
  return until !== null && until > (stoppedAt ?? at);
}

/** Lowest open slot without a card; null if the backpack is full. */
export function freeSlot(state: ChessState, at: number): number | null {
  for (let slot = 1; slot <= SLOTS; slot += 1)
    if (isSlotOpen(state, slot, at) && !state.cards.some((card) => card.slot === slot)) return slot;
  return null;
}

/** Stops the time of the rented slots at the start of a break or exclusion; no effect if it is stopped (CHESS-7). */
export function stopSlotTime(state: ChessState, at: number): ChessState {
  return state.stoppedAt === null ? { ...state, stoppedAt: at } : state;
}

/** Continues the time of the rented slots: slots that were open then end later by the length of the break. */
export function resumeSlotTime(state: ChessState, at: number): ChessState {
  const { stoppedAt, rentedUntil } = state;
  if (stoppedAt === null) return state;
  const resumed = (until: number | null): number | null =>
    until !== null && until > stoppedAt ? until + Math.max(0, at - stoppedAt) : until;
  return { ...state, stoppedAt: null, rentedUntil: { 7: resumed(rentedUntil[7]), 8: resumed(rentedUntil[8]) } };
}

/** Time after the last connection or call for which a market remains, real ms (CHESS-8). */
export const RETENTION_MS = 600_000;
/** Presence is stored this often, real ms; so a market remains at most this much longer. */
export const PRESENCE_MS = 30_000;

/**
 * Whether a market is still offered (CHESS-4, CHESS-8): never removed before ten minutes have passed since the last
 * connection, although the stored presence can be 30 s older than it.
 *
 * @param seenAt stored presence, real ms.
 * @param now real ms.
 */
export function isMarketRetained(seenAt: number, now: number): boolean {
  return now - seenAt <= RETENTION_MS + PRESENCE_MS;
}
