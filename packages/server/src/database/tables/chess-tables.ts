import type { CardFace, PriceList, Tier } from '@clutchline/domain/auto-chess';
import type { ColumnType, Generated } from 'kysely';

import type { Json, Money } from './column-kinds';

interface ChessPlayers {
  account_id: number;
  version: Generated<number>;
  draws: Generated<number>;
  counter: Generated<number>;
  next_card: Generated<number>;
  seeds_no: Generated<number>;
  market_draw: number | null;
  is_market_removed: Generated<boolean>;
  /** Wall clock. */
  refreshed_at: number | null;
  until_7: number | null;
  until_8: number | null;
  stopped_at: number | null;
  /** Wall clock. */
  seen_at: number;
}

interface ChessActions {
  account_id: number;
  request_id: string;
  body_hash: string;
  version: number;
  kind: 'refresh' | 'buy' | 'sell_directly' | 'sell' | 'move' | 'rent_slot' | 'change_seeds';
  order_no: string | null;
  transaction_id: number | null;
  amount: Money;
  list: string | null;
  tier: Tier | null;
  draw: number | null;
  place: number | null;
  card: number | null;
  slot: number | null;
  hours: number | null;
  at: number;
  answer: ColumnType<unknown, string, never>;
}

/** Hashes and seeds in hex. */
export interface ChessTables {
  chess_lists: {
    version: string;
    list: Json<PriceList>;
    hash: string;
    published_at: number;
  };
  chess_players: ChessPlayers;
  chess_seeds: {
    account_id: number;
    no: number;
    hash: string;
    client_seed: string | null;
    seed: string | null;
  };
  chess_draws: {
    account_id: number;
    draw: number;
    seeds_no: number;
    counter: number;
    tier: Tier;
    list: string;
    cards: Json<readonly CardFace[]>;
    at: number;
  };
  chess_cards: {
    account_id: number;
    id: number;
    hero: number;
    rank: number;
    star: 1 | 2 | 3;
    list: string;
    cost: Money;
    is_created: boolean;
    state: 'held' | 'merged' | 'sold';
    slot: number | null;
    merged_into: number | null;
  };
  chess_actions: ChessActions;
}
