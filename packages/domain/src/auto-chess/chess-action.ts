import type { Merge } from './merge-cards';
import type { ChessState, RentedSlot } from './chess-state';
import type { CardFace } from './draw-market';
import type { PriceList, Tier } from './price-list';

/** What a player asks for. Cards are named by draw and place, or by id, never by slot (CHESS-11). */
export type ChessAction =
  | { readonly kind: 'refresh'; readonly tier: Tier }
  /** `place`: 1 to 5. */
  | { readonly kind: 'buy' | 'sell_directly'; readonly draw: number; readonly place: number }
  | { readonly kind: 'sell'; readonly card: number }
  | { readonly kind: 'move'; readonly card: number; readonly slot: number }
  | { readonly kind: 'rent_slot'; readonly slot: RentedSlot; readonly hours: number };

export type ChessRefusal =
  | 'card_gone'
  | 'market_changed'
  | 'backpack_full'
  | 'slot_locked'
  | 'too_soon'
  | 'no_client_seed'
  | 'rent_limit'
  | 'not_a_find'
  | 'insufficient_balance'
  | 'excluded'
  | 'region';

/** What the server reads beside the state, in the same transaction. */
export interface ChessContext {
  /** Business ms. */
  readonly at: number;
  /** Real ms: of the pace of refreshes and of the retention of the market. */
  readonly now: number;
  /** Stored presence before this call, real ms. */
  readonly seenAt: number;
  /** Minor units. */
  readonly balance: bigint;
  /** Minor units of one hundredth of the base amount. */
  readonly hundredth: bigint;
  /** List in force. */
  readonly list: PriceList;
  /** Every version that a card can name, the one in force included. */
  readonly lists: ReadonlyMap<string, PriceList>;
  /** Why the player must not stake; null if it may. */
  readonly protection: 'excluded' | 'region' | null;
  readonly hasClientSeed: boolean;
  /** The five cards of a paid refresh. */
  readonly draw: (tier: Tier, counter: number) => readonly CardFace[];
}

/**
 * One ledger transaction, minor units, signed; the three amounts sum to 0 (CHESS-12). `player`: of the wallet; `cards`: of
 * house:cards, which holds the cost of the cards of all players; `result`: of house:result.
 */
export interface ChessPosting {
  readonly kind: 'chess-refresh' | 'chess-slot' | 'chess-buy' | 'chess-sell' | 'chess-direct';
  readonly player: bigint;
  readonly cards: bigint;
  readonly result: bigint;
}

export interface ChessDone {
  readonly kind: 'done';
  readonly state: ChessState;
  /** Null if no money moved. */
  readonly posting: ChessPosting | null;
  readonly merges: readonly Merge[];
}

export interface ChessRefused {
  readonly kind: 'refused';
  readonly refusal: ChessRefusal;
  /** Real ms until the action can be repeated, of `too_soon`. */
  readonly waitMs?: number;
}

export type ChessOutcome = ChessDone | ChessRefused;

export function refuse(refusal: ChessRefusal): ChessRefused {
  return { kind: 'refused', refusal };
}

export function done(state: ChessState, posting: ChessPosting | null = null, merges: readonly Merge[] = []): ChessDone {
  return { kind: 'done', state: { ...state, version: state.version + 1 }, posting, merges };
}
