import { poolInfoSchema } from '../calls/get-pool-info';
import { EXAMPLE, ID_TEXT } from './example-values';
import { describeObject } from './fields';

export const POOL_REFERENCES = [
  describeObject(poolInfoSchema, 'State of a pool in one currency; each currency has a separate pool (BET-2).', {
    play_info_id: [ID_TEXT.play, EXAMPLE.poolPlayId],
    currency_id: [ID_TEXT.currency, EXAMPLE.currencyId],
    gross: ['Sum of all stakes, in whole units.', '1000.00'],
    takeout: ['Share that the house keeps, in thousandths of the gross, 0 to 1000.', 80],
    net: ['Gross less takeout, in whole units.', '920.00'],
    simulated: [
      'Part of the gross that simulated players of a demonstration staked: play money, in whole units.',
      '0.00',
    ],
    points: [
      'Outcomes of the pool, at most 64.',
      {
        shop_id: [ID_TEXT.point, EXAMPLE.pointId],
        stakes: ['Stakes on the outcome, in whole units.', '400.00'],
        share: ['Share of the gross, in thousandths, 0 to 1000.', 400],
        odds: [
          'Odds that it would pay now, or pays in a closed pool: three decimals, at least 1.000; null without a stake.',
          '2.300',
        ],
        tickets: ['Number of tickets on the outcome.', 8],
        outcome: ['Result of the outcome; null while it is unknown.', 'won'],
      },
    ],
    closes_at: ['Planned close: the announced start, business time in ms since 1970-01-01 UTC.', EXAMPLE.startTime],
    closing: [
      'Set after the pool is closed and computed; null before.',
      {
        closed_at: ['Time of the close, business time in ms since 1970-01-01 UTC.', EXAMPLE.startTime],
        tickets: ['Number of tickets in the computation.', 20],
        is_refund: [
          '1 if all stakes were refunded (cancelled, no stake on the winner, or stakes on one outcome only), otherwise 0.',
          0,
        ],
        takeout_amount: ['Amount that the house keeps, in whole units.', '80.00'],
        breakage: ['Rest of rounding odds and payouts down, in whole units.', '0.00'],
        paid: ['Sum of the payouts, in whole units.', '920.00'],
        refunded: ['Sum of the refunds, in whole units.', '0.00'],
        stakes: [
          'All tickets in groups of equal ones, at most 2000 groups, so that a client can compute the pool again (R32); null if not requested or too many. Players are anonymous.',
          {
            shop_id: [ID_TEXT.point, EXAMPLE.pointId],
            stake: ['Stake of each of these tickets, in whole units.', '50.00'],
            count: ['Number of equal tickets.', 8],
          },
        ],
      },
    ],
  }),
] as const;
