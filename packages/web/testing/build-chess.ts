import type { ChessActionInfo, ChessDrawsInfo, ChessPricesInfo, ChessStateInfo } from '@clutchline/contract';
import { AUTO_CHESS_1, priceListHash } from '@clutchline/domain/auto-chess';

import { TOKEN } from './test-app';

export type BuiltCard = ChessStateInfo['cards'][number];

const AT = Date.UTC(2026, 0, 1, 12);
const ORDER_NO = '01JZZZZZZZZZZZZZZZZZZZZZZZ';

/** Test vector of the recipe (CHESS-10). */
export const CHESS_SEED = 'edcca68d7f400072461e742621606b6c16275d1aa24ecf4f30e7f87e53db5a81';
const SEED_HASH = '2ad6f940aca46015665c7021c90cf352a9ec9b04a2334ad8730f36ba0bd2fba2';

const faceOf = (text: string): ChessDrawsInfo['rows'][number]['cards'][number] => {
  const [hero = 0, rank = 0, star] = text.split('/').map(Number);
  return { hero, rank, star: star === 3 ? 3 : star === 2 ? 2 : 1 };
};

const drawOf = (counter: number, tier: 'basic' | 'advanced' | 'elite', cards: string) => ({
  ...{ draw: counter + 1, counter, tier, list: AUTO_CHESS_1.version, at: AT },
  cards: cards.split(' ').map(faceOf),
});

/** Three draws of a revealed seed. */
export function buildChessDraws(change: Partial<ChessDrawsInfo> = {}): ChessDrawsInfo {
  return {
    ...{ seeds_no: 1, hash: SEED_HASH, client_seed: 'lucky 八', seed: CHESS_SEED, total: 3 },
    rows: [
      drawOf(0, 'basic', '4/1/1 1/1/1 6/1/1 5/1/1 5/1/1'),
      drawOf(1, 'advanced', '5/2/1 6/3/1 4/3/1 6/2/1 6/2/1'),
      drawOf(2, 'elite', '2/3/1 6/5/1 4/5/1 1/4/1 3/3/1'),
    ],
    ...change,
  };
}

/** Cinder, rank 1, one star in slot 1, unless other fields are given. */
export function buildChessCard(change: Partial<BuiltCard> = {}): BuiltCard {
  return {
    ...{ card: 1, hero: 3, rank: 1, star: 1, slot: 1 },
    ...{ list: AUTO_CHESS_1.version, cost: '1.00', is_locked: 0 },
    ...change,
  };
}

/** A market with a 1-star, a find and three other cards; an empty backpack. */
export function buildChessState(change: Partial<ChessStateInfo> = {}): ChessStateInfo {
  return {
    ...{ version: 5, at: AT, currency_id: 1, list: AUTO_CHESS_1.version, paused: null, refresh_wait_ms: 0 },
    market: {
      ...{ draw: 7, tier: 'basic' },
      cards: ['3/1/1', '1/2/2', '4/1/1', '6/3/1', '2/1/1'].map(faceOf),
    },
    ...{ is_market_removed: 0, cards: [], is_slot_time_stopped: 0 },
    slots: [
      { slot: 7, until: null, is_open: 0 },
      { slot: 8, until: null, is_open: 0 },
    ],
    seeds: { no: 1, hash: SEED_HASH, next_hash: 'b'.repeat(64), client_seed: 'lucky 八', counter: 3 },
    ...change,
  };
}

export function buildChessAnswer(state: ChessStateInfo, change: Partial<ChessActionInfo> = {}): ChessActionInfo {
  return { order_no: ORDER_NO, amount: '-1.00', merges: [], state, ...change };
}

export function buildChessPrices(change: Partial<ChessPricesInfo> = {}): ChessPricesInfo {
  const { version, ranks, tiers, rent } = AUTO_CHESS_1;
  const oddsOf = (tier: keyof typeof tiers) => ({
    fee: tiers[tier].fee,
    ranks: [...tiers[tier].ranks],
    stars: [...tiers[tier].stars],
  });
  return {
    ...{ is_on: 1, hash: priceListHash(AUTO_CHESS_1), published_at: AT, returns: [] },
    list: {
      version,
      ranks: ranks.map(({ buy, sell }) => ({ buy: [...buy], sell: [...sell] })),
      tiers: { basic: oddsOf('basic'), advanced: oddsOf('advanced'), elite: oddsOf('elite') },
      rent: rent.map((offer) => ({ ...offer })),
    },
    currencies: [{ currency_id: 1, hundredth: '0.01' }],
    ...change,
  };
}

export const CHESS_PLAYER = { token: TOKEN, place: '/virtual/chess' } as const;
