import { getBetByRequestId } from '../calls/get-bet-by-request-id';
import type { CallReferences } from './call-reference';
import { EXAMPLE, ID_TEXT } from './example-values';
import { describeUnion } from './fields';
import { describeLocalized, EXAMPLE_GAME } from './localized';

type BetCall =
  | 'getOrdinaryLimitInfo'
  | 'getParlayLimitInfo'
  | 'playMore'
  | 'getBetByRequestId'
  | 'getUserHistory'
  | 'getBetReceipt'
  | 'getBettingTerms'
  | 'swapTeam'
  | 'acceptOffer'
  | 'declineOffer';

const REQUEST_ID =
  'Chosen by the client, 16 to 64 URL-safe characters, unique for the account for ever; repeat it only to repeat the same request.';
const DAY_LEFT =
  'Rest of the stakes of this betting day, in whole units: the smaller of the house limit and the limit of the player.';

const IS_REFERABLE =
  '1 if a bet that only the limits of a single bet, of the match or of liability refuse is not refused but held until a person decides (DESK-12); absent otherwise.';

export const FOUND_REFERENCES = describeUnion(
  getBetByRequestId.response,
  'found',
  'Whether the server has the request, and its answer.',
  {
    1: ['The request was processed.', { found: ['Always 1.', 1], answer: 'Answer of the placement (playMore).' }],
    0: ['The server has no such request; final if it was abandoned.', { found: ['Always 0.', 0] }],
  },
);

export const BET_CALLS: Pick<CallReferences, BetCall> = {
  getOrdinaryLimitInfo: {
    summary: 'Limits of singles',
    description: 'Returns the limits that a single on each of these points has now for the player (SLIP-8).',
    request: { shop_ids: ['Ids of the points, 1 to 10.', [EXAMPLE.pointId, EXAMPLE.otherPointId]] },
    response: [
      'Limits of singles. All amounts in whole units of the currency.',
      {
        currency_id: [ID_TEXT.currency, EXAMPLE.currencyId],
        min: ['Lowest stake.', '1.00'],
        max: ['Highest stake of a single.', '5000.00'],
        max_payout: ['Highest return of a bet.', '100000.00'],
        day_left: [DAY_LEFT, '20000.00'],
        points: [
          'Limits of each point, at most 10.',
          {
            shop_id: [ID_TEXT.point, EXAMPLE.pointId],
            max: ['Highest stake on the point by its play and liability.', '3000.00'],
            match_left: ['Rest of the stakes of the player on its match.', '8000.00'],
            delay_ms: [
              'In-play delay until a bet on it is confirmed, in ms, 0 to 15000; 0 before the match is live.',
              0,
            ],
            is_referable: [IS_REFERABLE, 1],
          },
        ],
      },
    ],
  },
  getParlayLimitInfo: {
    summary: 'Limits of a combo',
    description: 'Returns the limits that a combo of these points has now for the player (SLIP-5, SLIP-8).',
    request: { shop_ids: ['Ids of the points, 1 to 15.', [5_101, 5_207, 5_330]] },
    response: [
      'Limits of the combo. All amounts in whole units of the currency.',
      {
        currency_id: [ID_TEXT.currency, EXAMPLE.currencyId],
        min: ['Lowest stake.', '1.00'],
        max: ['Highest stake of the combo.', '2000.00'],
        max_payout: ['Highest return of a bet.', '100000.00'],
        day_left: [DAY_LEFT, '20000.00'],
        max_odds: ['Highest combined odds, three decimals.', '1000.000'],
        min_legs: ['Fewest legs of a combo and of its combinations.', 3],
        max_legs: ['Most legs.', 15],
        delay_ms: [
          'In-play delay until the combo is confirmed, in ms, 0 to 15000: the longest of its legs (BET-8).',
          0,
        ],
        is_referable: [IS_REFERABLE, 1],
      },
    ],
  },
  playMore: {
    summary: 'Place bets',
    description:
      'Places up to 16 bets (BET-1, BET-8). Code 1 means that the request was processed: each bet has a separate result, and a refused bet does not affect the others. A repeated `request_id` with the same body returns the same answer and never a second bet. The server answers within five seconds; if the answer is lost, ask with getBetByRequestId.',
    request: {
      request_id: [REQUEST_ID, EXAMPLE.requestId],
      accept: ['Price changes that the player accepts: all (`latest`), only better ones, none (SLIP-11).', 'better'],
      selections: 'The selections of the bets, 1 to 25.',
      bets: 'The bets, 1 to 16.',
    },
    response: [
      'What became of the bets.',
      {
        results: 'Results in the order of the bets, at most 16.',
        amount: ['Balance after the request, in whole units of the currency.', '12430.50'],
      },
    ],
  },
  getBetByRequestId: {
    summary: 'Result of a placement whose answer was lost',
    description:
      'Returns the answer of a placement by its request id (BET-8), also after a reload of the page. With `abandon_if_missing` the client abandons a request that the server does not have: a later placement with this id is refused as `unavailable`.',
    request: {
      request_id: ['Request id of the placement.', EXAMPLE.requestId],
      abandon_if_missing: ['1 to abandon the request if it is not found; absent otherwise.', 1],
    },
    response: 'The answer, or that there is no such request.',
  },
  getUserHistory: {
    summary: 'Own bets',
    description: 'Returns a page of the own bets, newest first, with the sums of the whole selection (BET-6).',
    request: {
      days: ['Length of the period in days: 7 or 30.', 7],
      state: ['All bets, only open or only settled ones.', 'settled'],
      kind: [
        'Kind of bets, default `all`; a bet is a pool, live or champion bet if the play of any leg is one.',
        'single',
      ],
      game_id: ['Only bets with a leg on this match, of any age.', EXAMPLE.gameId],
      page: ['Number of the page, 1 to 10000.', 1],
      page_size: ['Bets of a page, 1 to 100.', 20],
    },
    response: [
      'A page of the history.',
      {
        items: 'Bets of the page, newest first, at most 100.',
        total: ['Number of bets of all pages.', 14],
        totals: 'Sums by currency, ordered by currency id, at most 64; empty if there is nothing to sum.',
      },
    ],
  },
  getBetReceipt: {
    summary: 'Receipt of a ticket',
    description:
      'Returns one of the own tickets with all its settlements, oldest first, and all values that a browser needs to compute them again (BET-6, BET-9).',
    request: { order_no: [ID_TEXT.order, EXAMPLE.orderNo] },
    response: [
      'The ticket with its settlements.',
      {
        bet: 'The ticket.',
        cap: ['Highest possible payout in whole units; null for a pool, which pays out its stakes.', '100000.00'],
        is_pool: ['1 if the bet is paid at the closing odds of a pool, otherwise 0 (BET-2).', 0],
        revisions: 'Settlements, oldest first, at most 999; empty while open, and if rejected or swapped.',
      },
    ],
  },
  getBettingTerms: {
    summary: 'Betting terms in force',
    description:
      'Returns the delays of live bets, the takeout of new pools and the limits of each currency as they are in force for every player (DESK-11). The page of the rules shows them. Limits of single games, matches, markets and players may be lower: getOrdinaryLimitInfo and getParlayLimitInfo have what counts for a bet.',
    request: {},
    response: [
      'The terms.',
      {
        delays: [
          'Delays of live bets by game, ordered by its id, at most 100.',
          {
            game_type_id: ['Id of the game, 1 to 9999.', EXAMPLE.gameTypeId],
            ...describeLocalized('game_name', 'Name of the game', EXAMPLE_GAME),
            delay_ms: ['In-play delay until a bet on it is confirmed, in ms, 0 to 15000 (BET-8).', 6_000],
          },
        ],
        takeout: ['Takeout of new pools in thousandths of the stakes, 0 to 1000; a pool keeps its takeout.', 80],
        limits: [
          'Limits of the currencies, at most 200. All amounts in whole units of the currency.',
          {
            currency_id: [ID_TEXT.currency, EXAMPLE.currencyId],
            min: ['Lowest stake.', '1.00'],
            single: ['Highest stake of a single.', '5000.00'],
            parlay: ['Highest stake of a combo.', '2000.00'],
            day: ['Highest stakes of a player on a betting day.', '50000.00'],
            match: ['Highest stakes of a player on a match.', '9000.00'],
            payout: ['Highest return of a bet.', '100000.00'],
            max_odds: ['Highest combined odds of a combo, three decimals.', '2000.000'],
            min_legs: ['Fewest legs of a combo and of its combinations, 2 to 15.', 3],
          },
        ],
      },
    ],
  },
  acceptOffer: {
    summary: 'Accept an offer',
    description:
      'Places what a trader offers for a rejected bet, before the offer ends (DESK-12). It is a placement with one bet: its stake and prices are those of the offer, everything else is checked as for any bet. A repeated `request_id` returns the same answer and never a second bet; if the answer is lost, ask with getBetByRequestId.',
    request: {
      request_id: [REQUEST_ID, EXAMPLE.requestId],
      order_no: ['Order number of the rejected bet.', EXAMPLE.orderNo],
    },
    response: [
      'What became of the bet.',
      {
        results: 'The result of the bet.',
        amount: ['Balance after the request, in whole units of the currency.', '12430.50'],
      },
    ],
  },
  declineOffer: {
    summary: 'Decline an offer',
    description: 'Ends what a trader offers for a rejected bet (DESK-12). A repetition changes nothing.',
    request: { order_no: ['Order number of the rejected bet.', EXAMPLE.orderNo] },
    response: ['The offer has ended.', { order_no: [ID_TEXT.order, EXAMPLE.orderNo] }],
  },
  swapTeam: {
    summary: 'Move a pool stake to the other side',
    description:
      'Moves the stake of an unsettled pool ticket on a play with two sides to the other side, while the pool is open (BET-5). The old ticket names the new one. A repeated `request_id` returns the same answer.',
    request: { request_id: [REQUEST_ID, EXAMPLE.requestId], order_no: [ID_TEXT.order, EXAMPLE.orderNo] },
    response: [
      'The new ticket.',
      {
        order_no: [ID_TEXT.order, '01KAMWE7R1B5C9D2F4G6H8J0K3'],
        amount: ['Balance after the swap in whole units, equal to the balance before it.', '12430.50'],
      },
    ],
  },
};
