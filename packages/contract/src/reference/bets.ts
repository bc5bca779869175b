import { receiptLegSchema, receiptRevisionSchema } from '../calls/get-bet-receipt';
import { historyTotalsSchema } from '../calls/get-user-history';
import { betErrorSchema, betResultSchema, placeBetSchema, placeSelectionSchema } from '../calls/play-more';
import { betHistoryItemSchema, betLegSchema, betOfferSchema } from '../entities/bet-history-item';
import { EXAMPLE, ID_TEXT } from './example-values';
import { describeObject, type FieldsOf } from './fields';

const RECEIVE_STATUS = '0 confirmed, 1 awaiting confirmation (held for the in-play delay), 2 rejected (BET-3).';
const PRIZE_STATUS = '0 not settled, 1 won, 2 lost (BET-3).';
const IS_CANCEL = '1 if the bet is cancelled and its stake returned, otherwise 0 (BET-3).';
const IS_ESTIMATED =
  '1 if the odds are an estimate, own stake included: a pool pays its closing odds (BET-2); absent otherwise.';
const IS_REFERRED = '1 if a person decides about the bet until `decide_at` (DESK-12); absent otherwise.';

const RESULT_FIELDS = {
  odd: ['Price at bet time with three decimals, 1.001 to 1000.000; of a pool 1.000 or more.', EXAMPLE.odd],
  outcome: ['Result of the leg; half results come from quarter lines.', 'won'],
  void_reason: ['Code of the reason if the leg is void; null otherwise.', null],
  dead_heat: ['Number of winners that share a dead heat, 1 to 64; 1 without a dead heat.', 1],
  closing_odd: [
    'Closing odds of a pool leg with three decimals (BET-2); null for other legs and while the pool is open.',
    null,
  ],
  rule: [
    'Id and version of the rule that determined the result, see docs/rules.md; null while pending.',
    'match-winner@1',
  ],
  result: ['Result that the rule used, at most 64 characters; null while pending.', '2:1'],
} as const satisfies Partial<FieldsOf<(typeof betLegSchema)['_zod']['input']>>;

export const BET_REFERENCES = [
  describeObject(betLegSchema, 'One leg of a ticket.', {
    shop_id: [ID_TEXT.point, EXAMPLE.pointId],
    game_id: [ID_TEXT.game, EXAMPLE.gameId],
    play_info_id: [ID_TEXT.play, EXAMPLE.playId],
    match: 'Stable fields of the match.',
    play: 'Fields of the play at bet time.',
    pick: 'What the point means.',
    line: [
      'Handicap of the point in thousandths at bet time, ±10000000; null if the market has none on its points.',
      null,
    ],
    ...RESULT_FIELDS,
    is_estimated: [IS_ESTIMATED, 0],
  }),
  describeObject(betHistoryItemSchema, 'A ticket, as in the history and in pushes (BET-3, BET-6).', {
    order_no: [ID_TEXT.order, EXAMPLE.orderNo],
    request_id: ['Request id of the placement, as the client chose it (BET-8).', EXAMPLE.requestId],
    bet_time: ['Time of the placement, business time in ms since 1970-01-01 UTC.', EXAMPLE.betTime],
    settle_time: [
      'Time of the last settlement, business time in ms since 1970-01-01 UTC; null while open.',
      EXAMPLE.endTime,
    ],
    kind: ['`single` has one leg, `parlay` several.', 'single'],
    category_id: ['Category of the play of a single; 5 (`parlay_game`) for a combo.', 2],
    sizes: [
      'Leg counts of its combinations, 1 to 15, ascending: [1] for a single, [5] for a parlay of five, [3, 4] for a system (SLIP-7).',
      [1],
    ],
    lines: ['Number of combinations, 1 to 32752.', 1],
    currency_id: [ID_TEXT.currency, EXAMPLE.currencyId],
    stake: ['Stake of all combinations together, in whole units of the currency.', '50.00'],
    odds: [
      'Mean of the combined odds of all combinations at bet time, three decimals; not limited to 1000.000.',
      EXAMPLE.odd,
    ],
    settlement_odds: [
      'Combined odds at which the stake was paid, three decimals: 0.000 if lost, 1.000 if returned; null while open.',
      EXAMPLE.odd,
    ],
    settlement_amount: ['Amount that was paid back, in whole units of the currency; null while open.', '97.75'],
    profit: ['Settlement amount less stake, in whole units; negative on a loss; null while open.', '47.75'],
    is_cancel: [IS_CANCEL, 0],
    receive_status: [RECEIVE_STATUS, 0],
    reject_reason: ['Key of the refusal if a held bet was rejected (BET-8); null otherwise.', null],
    decide_at: [
      'End of the in-play delay, or of the time in which a person decides, business time in ms since 1970-01-01 UTC; null if the bet was never held.',
      null,
    ],
    is_referred: [IS_REFERRED, 1],
    offer:
      'What a trader offers for the rejected bet (DESK-12); absent if nothing is offered, or if the offer has ended.',
    prize_status: [PRIZE_STATUS, 1],
    revision: ['Number of settlements, 0 to 999: 0 open, 1 settled, more after corrections (BET-9).', 1],
    swapped_to: ['Order number of the ticket to which a team swap moved the stake (BET-5); null otherwise.', null],
    swapped_from: ['Order number of the ticket from which a team swap moved the stake (BET-5); null otherwise.', null],
    legs: 'Legs of the ticket, 1 to 15.',
  }),
  describeObject(betOfferSchema, 'Offer of a trader for a rejected bet (DESK-12).', {
    stake: ['Stake, in whole units of the currency.', '20.00'],
    odds: ['Combined odds, three decimals.', EXAMPLE.odd],
    until: ['The offer ends then, business time in ms since 1970-01-01 UTC.', EXAMPLE.endTime],
  }),
  describeObject(betErrorSchema, 'Why one bet was refused.', {
    error_code: ['Number of the refusal (ERR-7).', 1007],
    refusal: ['Key of the refusal.', 'amount_high'],
    message: [
      'Text for the player in the language of the call, at most 500 characters.',
      'Stake amount exceeds the allowed limit',
    ],
    limit: [
      'Current value of the exceeded limit, in whole units of the currency; null if no limit was exceeded.',
      '2000.00',
    ],
    whole: ['Full value of that limit without usage, in whole units; null if no limit was exceeded.', '5000.00'],
    offer: [
      'Highest stake that would pass all checks now, in whole units and in the terms of `stake`; null if no stake would (re-offer).',
      '2000.00',
    ],
    shop_ids: ['Points that the refusal concerns, at most 25.', [EXAMPLE.pointId]],
  }),
  describeObject(betResultSchema, 'Result of one bet of a placement, in the order of the request.', {
    order_no: [`${ID_TEXT.order} Null if the bet was refused: then no ticket exists.`, EXAMPLE.orderNo],
    receive_status: [RECEIVE_STATUS, 0],
    delay_ms: [
      'In-play delay of a held bet, or the time in which a person decides, in ms, 0 to 60000; 0 otherwise (BET-8).',
      0,
    ],
    is_referred: [IS_REFERRED, 1],
    legs: [
      'Prices of the legs, at most 25.',
      {
        shop_id: [ID_TEXT.point, EXAMPLE.pointId],
        asked: ['Price of the request with three decimals, 1.001 to 1000.000; null if it named none.', EXAMPLE.odd],
        used: [
          'Price of the bet, or the current price if the bet was refused, null then for a pool without stakes on the point; three decimals.',
          '1.960',
        ],
        is_estimated: [IS_ESTIMATED, 0],
        version: ['Version of the price in `used`, 1 or more.', 8],
      },
    ],
    error: ['Why the bet was refused; null if it was accepted or is held.', null],
  }),
  describeObject(placeSelectionSchema, 'A selection of a placement. Bets refer to it by its index.', {
    shop_id: [ID_TEXT.point, EXAMPLE.pointId],
    game_id: [ID_TEXT.game, EXAMPLE.gameId],
    play_info_id: [ID_TEXT.play, EXAMPLE.playId],
    odd: [
      'Price that the player saw, with three decimals, 1.001 to 1000.000; null for a pool, which agrees on no price (BET-2).',
      EXAMPLE.odd,
    ],
    version: ['Version of that price, 1 or more.', EXAMPLE.version],
  }),
  describeObject(placeBetSchema, 'A bet of a placement: a single on one selection, or a parlay of several.', {
    kind: ['`single` takes one selection, `parlay` several.', 'single'],
    selections: ['Indexes of its selections in `selections` of the request, 1 to 25 of them, each 0 to 24.', [0]],
    stake: ['Stake in whole units of the currency: at most twelve digits, at most its decimals, no exponent.', '50'],
    sizes: [
      'Leg counts of the combinations of a parlay, ascending, each at least the fewest legs of the limits (3 by default); default: one combination of all legs (SLIP-7).',
      [1],
    ],
    per: ['Whether `stake` is for each combination (`unit`) or for all together (`total`, the default).', 'total'],
  }),
  describeObject(historyTotalsSchema, 'Exact sums of one currency over the whole result, not over one page (BET-6).', {
    currency_id: [ID_TEXT.currency, EXAMPLE.currencyId],
    bets: ['Number of tickets in the sums; rejected and swapped ones are not included.', 14],
    staked: ['Sum of the stakes, in whole units.', '700.00'],
    open: ['Part of `staked` on tickets that are not settled, in whole units.', '50.00'],
    returned: ['Payouts and refunds of settled tickets, in whole units.', '612.40'],
    profit: ['`returned` less (`staked` less `open`), in whole units; negative on a loss.', '-37.60'],
  }),
  describeObject(receiptLegSchema, 'Outcome of a leg in one settlement.', RESULT_FIELDS),
  describeObject(
    receiptRevisionSchema,
    'One settlement of a ticket: the first, or one that replaced it after a correction.',
    {
      revision: ['Number of the settlement, 1 to 999.', 1],
      settle_time: ['Time of the settlement, business time in ms since 1970-01-01 UTC.', EXAMPLE.endTime],
      source: [
        'Sources of the result by the names of the feeds, separated by commas, at most 1000 characters.',
        'simulator',
      ],
      reason: ['Why it was settled again, as the operators wrote it; null for the first settlement.', null],
      is_cancel: [IS_CANCEL, 0],
      prize_status: [PRIZE_STATUS, 1],
      settlement_odds: [
        'Combined odds at which the stake was paid, three decimals: 0.000 if lost, 1.000 if returned.',
        EXAMPLE.odd,
      ],
      settlement_amount: ['Amount that was paid back, in whole units of the currency.', '97.75'],
      legs: 'Outcomes of the legs in the order of the ticket, at most 15.',
    },
  ),
] as const;
