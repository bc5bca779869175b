import type { CallReferences } from '../call-reference';
import { EXAMPLE } from '../example-values';

type ChessCall =
  | 'getChessState'
  | 'refreshChess'
  | 'buyChessCard'
  | 'sellChessFind'
  | 'sellChessCard'
  | 'moveChessCard'
  | 'rentChessSlot'
  | 'changeChessSeeds'
  | 'getChessDraws'
  | 'getChessRecords'
  | 'getChessPrices';

const REQUEST_ID = [
  'Chosen by the client, 16 to 64 URL-safe characters, unique for the account for ever; repeat it only to repeat the same request.',
  EXAMPLE.requestId,
] as const;
const DRAW = ['Number of the refresh that showed the card.', 7] as const;
const PLACE = ['Place of the card in the market, 1 to 5.', 2] as const;
const CARD = ['Id of the card.', 12] as const;
const ANSWER = 'What happened, and the state after it. The `data` of a refusal is a `ChessRefused`.';

/** CHESS-1 to CHESS-11. */
export const CHESS_CALLS: Pick<CallReferences, ChessCall> = {
  getChessState: {
    summary: 'State of auto chess',
    description: 'Returns market, backpack, slots and seed hashes of the player; counts as presence (CHESS-8).',
    request: {},
    response: 'The state.',
  },
  refreshChess: {
    summary: 'Refresh the card market',
    description:
      'Pays the fee and replaces the five cards, at most once in 5 s of real time (CHESS-4, CHESS-6). The counter of the seeds increases only if the fee is paid.',
    request: { request_id: REQUEST_ID, tier: ['Kind of refresh: `basic`, `advanced` or `elite`.', 'basic'] },
    response: ANSWER,
  },
  buyChessCard: {
    summary: 'Buy a card',
    description:
      'Buys a card of the market into the lowest free open slot, without one only if it completes a merge (CHESS-6).',
    request: { request_id: REQUEST_ID, draw: DRAW, place: PLACE },
    response: ANSWER,
  },
  sellChessFind: {
    summary: 'Sell a find directly',
    description: 'Sells a card that sells for more than it costs from the market; the difference is paid (CHESS-6).',
    request: { request_id: REQUEST_ID, draw: DRAW, place: PLACE },
    response: ANSWER,
  },
  sellChessCard: {
    summary: 'Sell a card',
    description:
      'Sells a card of the backpack at the price of its list; possible also during a break and in a blocked region (CHESS-7).',
    request: { request_id: REQUEST_ID, card: CARD },
    response: ANSWER,
  },
  moveChessCard: {
    summary: 'Move a card',
    description: 'Moves a card to an open slot, or swaps two cards (CHESS-6).',
    request: { request_id: REQUEST_ID, card: CARD, slot: ['Slot, 1 to 8.', 3] },
    response: ANSWER,
  },
  rentChessSlot: {
    summary: 'Rent slot 7 or 8',
    description: 'Rents a slot from now or from the end of its rent, at most 168 h ahead (CHESS-7).',
    request: {
      request_id: REQUEST_ID,
      slot: ['7 or 8.', 7],
      hours: ['12, 24 or 72 hours of business time.', 24],
    },
    response: ANSWER,
  },
  changeChessSeeds: {
    summary: 'Change seeds',
    description:
      'Reveals the server seed in use and activates the next one with this client seed (CHESS-10). Also sets the first client seed.',
    request: {
      request_id: REQUEST_ID,
      client_seed: ['1 to 64 characters, made in the browser or typed; never proposed by the server.', 'lucky 八'],
    },
    response: [
      'The revealed seeds, and the state with the new ones.',
      {
        revealed: [
          'Seeds that were in use.',
          {
            no: ['Number of the seeds, from 1.', 1],
            hash: [
              'Hash that was published before.',
              '2ad6f940aca46015665c7021c90cf352a9ec9b04a2334ad8730f36ba0bd2fba2',
            ],
            client_seed: ['Client seed; null if none was sent.', 'lucky 八'],
            seed: ['Server seed, 64 hex digits.', 'edcca68d7f400072461e742621606b6c16275d1aa24ecf4f30e7f87e53db5a81'],
          },
        ],
        state: 'State after the change.',
      },
    ],
  },
  getChessDraws: {
    summary: 'Draws of own seeds',
    description: 'Returns draws of one pair of seeds, with the server seed once it is revealed (CHESS-10).',
    request: { seeds_no: ['Number of the seeds, from 1.', 1], page: ['Page of 100 draws, from 1.', 1] },
    response: 'Seeds and draws.',
  },
  getChessRecords: {
    summary: 'Own actions with money',
    description: 'Returns actions of auto chess that moved money, newest first, with their sums (CHESS-1).',
    request: { days: ['1, 7 or 30 days of business time.', 7], page: ['Page of 50 actions, from 1.', 1] },
    response: 'Actions and sums.',
  },
  getChessPrices: {
    summary: 'Price list of auto chess',
    description: 'Returns prices, odds, their hash and exact returns (CHESS-5).',
    request: {},
    response: 'Price list in force.',
  },
};
