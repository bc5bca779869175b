import { chessFaceSchema } from '../../entities/chess/chess-cards';
import {
  chessActionSchema,
  chessCardSchema,
  chessMarketSchema,
  chessRefusedSchema,
  chessSeedsSchema,
  chessStateSchema,
} from '../../entities/chess/chess-state';
import {
  chessDrawsSchema,
  chessDrawnSchema,
  chessRecordSchema,
  chessRecordsSchema,
} from '../../entities/chess/chess-records';
import { chessListSchema, chessPricesSchema } from '../../entities/chess/chess-prices';
import { EXAMPLE, ID_TEXT } from '../example-values';
import { describeObject } from '../fields';

const HERO = 'Hero, 1 to 6.';
const RANK = 'Rank, 1 to 5.';
const STAR = 'Stars, 1 to 3.';
const CARD = 'Id of the card, unique for the player.';
const TIER = 'Kind of the refresh: `basic`, `advanced` or `elite`.';
const DRAW = 'Number of the refresh, from 1; never reused.';
const LIST = 'Version of the price list.';
const COUNTER = 'Number of the refresh under its seeds, from 0.';
const AT = 'Business time in ms since 1970-01-01 UTC.';
const SEEDS_NO = 'Number of the seeds, from 1.';
const HASH = 'SHA-256 of the server seed, 64 hex digits.';
const CLIENT_SEED = 'Client seed as the player typed it, 1 to 64 characters; null if none was sent.';
const SEED_HASH = '2ad6f940aca46015665c7021c90cf352a9ec9b04a2334ad8730f36ba0bd2fba2';
const NEXT_HASH = '8e38fde381ec6510a82273a0a9b96bba02df613e69fc058139136ec36931b075';
const LIST_NAME = 'auto-chess@1';
const FACE = { hero: [HERO, 3], rank: [RANK, 2], star: [STAR, 1] } as const;
const CARD_COST = 'Paid for the card and those that it consists of, in whole units.';
const HUNDREDTHS = 'in hundredths of the base amount';

const TIER_ODDS = {
  fee: [`Fee of a refresh, ${HUNDREDTHS}.`, 180],
  ranks: ['Chance of each rank, per mille.', [650, 280, 70, 0, 0]],
  stars: ['Chance of each star, per mille.', [882, 108, 10]],
} satisfies Record<string, readonly [string, number | number[]]>;

/** CHESS-1 to CHESS-12. */
export const CHESS_REFERENCES = [
  describeObject(chessFaceSchema, 'What a card of auto chess is (CHESS-1).', FACE),
  describeObject(chessCardSchema, 'A card in the backpack.', {
    ...FACE,
    card: [CARD, 12],
    slot: ['Slot, 1 to 8.', 1],
    list: ['Version of the price list by which it sells.', LIST_NAME],
    cost: [CARD_COST, '2.00'],
    is_locked: ['1 if the rent of its slot ended: it is not sold, moved or merged (CHESS-7).', 0],
  }),
  describeObject(chessMarketSchema, 'A refreshed market (CHESS-4).', {
    draw: [DRAW, 7],
    tier: [TIER, 'basic'],
    cards: 'The five cards; null for one that was bought or sold.',
  }),
  describeObject(chessSeedsSchema, 'Seeds in use, and the hash of the next server seed (CHESS-10).', {
    no: [SEEDS_NO, 2],
    hash: [HASH, SEED_HASH],
    next_hash: ['The same of the next seeds.', NEXT_HASH],
    client_seed: [CLIENT_SEED, 'lucky 八'],
    counter: ['Refreshes paid under these seeds.', 3],
  }),
  describeObject(
    chessStateSchema,
    'Auto chess of a player. The state with the higher `version` is newer; of equal versions the one with the later `at`.',
    {
      version: ['Actions that changed it, from 0.', 12],
      at: [AT, EXAMPLE.betTime],
      currency_id: [ID_TEXT.currency, EXAMPLE.currencyId],
      list: ['Version of the price list in force.', LIST_NAME],
      paused: [
        'Why refreshes, purchases, rents and direct sales are refused: `off` (the operator), `excluded` (a break) or `region`; null if they are not.',
        null,
      ],
      refresh_wait_ms: ['Real ms until the next refresh, 0 to 5000.', 0],
      market: 'The market; null before the first refresh and after it was removed.',
      is_market_removed: ['1 if the last market was removed because the player was away (CHESS-8).', 0],
      cards: 'Cards of the backpack by slot, at most one for each.',
      slots: [
        'Slots 7 and 8.',
        {
          slot: ['7 or 8.', 7],
          until: ['End of the rent, business ms; null if it was never rented.', EXAMPLE.endTime],
          is_open: ['1 while it is rented.', 1],
        },
      ],
      is_slot_time_stopped: ['1 if a break stops the time of the rented slots.', 0],
      seeds: 'Seeds in use.',
    },
  ),
  describeObject(chessActionSchema, 'Answer of an action of auto chess; the same for a repeated request (CHESS-11).', {
    order_no: ['Order number of the money that moved; null if none did.', EXAMPLE.orderNo],
    amount: ['Change of the balance in whole units, negative for what was paid.', '-1.80'],
    merges: [
      'Merges in the order in which they happened.',
      { merged: ['Ids of the three cards by slot.', [3, 5, 9]], created: 'The card that they became.' },
    ],
    state: 'State after the action.',
  }),
  describeObject(chessRefusedSchema, '`data` of a refused action of auto chess.', {
    wait_ms: ['Real ms until the action can be repeated (`too_soon`), else 0.', 3_200],
    state: 'State that refused it.',
  }),
  describeObject(chessDrawnSchema, 'A paid refresh (CHESS-10).', {
    draw: [DRAW, 7],
    counter: [COUNTER, 2],
    tier: [TIER, 'basic'],
    list: [LIST, LIST_NAME],
    cards: 'The five cards as drawn.',
    at: [AT, EXAMPLE.betTime],
  }),
  describeObject(chessDrawsSchema, 'Seeds with some of their draws (CHESS-10).', {
    seeds_no: [SEEDS_NO, 1],
    hash: [HASH, SEED_HASH],
    client_seed: [CLIENT_SEED, 'lucky 八'],
    seed: ['Server seed, 64 hex digits; null while the seeds are in use.', null],
    total: ['Number of all draws of the seeds.', 3],
    rows: 'Draws of the page by counter, at most 100.',
  }),
  describeObject(chessRecordSchema, 'An action of auto chess that moved money.', {
    order_no: ['Order number: 26 characters of Crockford base 32, sortable by time.', EXAMPLE.orderNo],
    kind: ['`refresh`, `rent_slot`, `buy`, `sell` or `sell_directly`.', 'buy'],
    at: [AT, EXAMPLE.betTime],
    amount: ['Change of the balance in whole units.', '-2.00'],
    tier: ['Kind of a refresh, else null.', null],
    card: 'Card of a purchase or sale, else null.',
    rent: ['Of a rent, else null.', { slot: ['7 or 8.', 7], hours: ['12, 24 or 72 hours of business time.', 24] }],
  }),
  describeObject(chessRecordsSchema, 'Actions of auto chess that moved money.', {
    total: ['Number of all such actions.', 41],
    paid: ['Fees, purchases and rents of all pages in whole units.', '96.20'],
    received: ['Sales of all pages in whole units.', '90.15'],
    rows: 'Actions of the page, newest first, at most 50.',
  }),
  describeObject(chessListSchema, 'Price list and odds of auto chess (CHESS-5).', {
    version: [LIST, LIST_NAME],
    ranks: [
      'Prices by rank, from 1.',
      {
        buy: [`Price of a 1-, 2- and 3-star, ${HUNDREDTHS}.`, [100, 200, 300]],
        sell: [`What they sell for, ${HUNDREDTHS}.`, [95, 315, 990]],
      },
    ],
    tiers: [
      'Fee and odds of each refresh.',
      {
        basic: ['Basic refresh.', TIER_ODDS],
        advanced: ['Advanced refresh.', TIER_ODDS],
        elite: ['Elite refresh.', TIER_ODDS],
      },
    ],
    rent: ['Rents of slot 7 or 8.', { hours: ['Hours of business time.', 24], price: [`Price, ${HUNDREDTHS}.`, 300] }],
  }),
  describeObject(chessPricesSchema, 'Price list in force (CHESS-5).', {
    is_on: ['1 if the game is played, 0 if the operator switched it off or its list is not sealed.', 1],
    hash: ['SHA-256 of the canonical JSON of the list, 64 hex digits.', SEED_HASH],
    published_at: ['Business ms of its sealing; null while it is not sealed.', EXAMPLE.betTime],
    list: 'The list.',
    returns: [
      'Published returns of strategies (CHESS-9).',
      {
        strategy: [
          '`all_cards`: buys and sells all five at once; `finds`: sells finds directly; `two_stars`, `three_stars`: always merges to that star and sells; `index`: the best that was found; `any`: no strategy returns more.',
          'finds',
        ],
        slots: ['Slots that it uses: 6, 7 or 8.', 6],
        tier: [TIER, 'basic'],
        refresh: ['What cards bring beyond their cost, in per cent of the fee.', '83.72'],
        all_paid: ['All that is received in per cent of all that is paid.', '92.12'],
        kind: ['`exact` (computed), `played` (measured) or `proved` (upper bound).', 'exact'],
        error: ['Error of played figures, points.', '0.00'],
      },
    ],
    currencies: [
      'Currencies in which the game is offered.',
      {
        currency_id: [ID_TEXT.currency, EXAMPLE.currencyId],
        hundredth: ['One hundredth of the base amount in whole units.', '0.01'],
      },
    ],
  }),
] as const;
