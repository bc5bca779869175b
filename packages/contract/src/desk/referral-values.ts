import * as z from 'zod/mini';

import { orderNo } from '../ids';
import { minorUnits, moment } from './desk-values';
import { matchNames, playNames, pointNames, teamIds } from './name-values';

export const REFERRAL_STATES = [
  'waiting',
  'decided',
  'taken',
  'refused',
  'offered',
  'accepted',
  'declined',
  'offer_ended',
] as const;

const referredLeg = z.strictObject({
  ...{ point_id: z.int(), play_id: z.int(), game_id: z.int() },
  ...{ ...teamIds, ...matchNames, ...playNames, ...pointNames },
  /** Three decimals: the price of the bet, and the price offered now; null: none is offered now. */
  ...{ odd: z.string(), odd_now: z.nullable(z.string()) },
  /** The play and the point take bets. */
  is_open: z.boolean(),
  /** Loss of the house if the point wins, without this bet, and the highest loss that the limits allow. */
  ...{ liability: minorUnits, cap: minorUnits },
});

/** A bet that a person decides (DESK-12); amounts in minor units of its currency. */
export const referredBet = z.strictObject({
  order_no: orderNo,
  state: z.enum(REFERRAL_STATES),
  /** The limit that the bet exceeds. */
  refusal: z.enum(['amount_high', 'match_limit', 'market_limit']),
  /** Business time. */
  at: moment,
  /** Wall clock: until then the trader can decide or, after a re-offer, the player can accept. */
  until: moment,
  is_live: z.boolean(),
  kind: z.enum(['single', 'parlay']),
  currency_id: z.int(),
  stake: minorUnits,
  /** Combined odds, three decimals. */
  odds: z.string(),
  /** What the house loses if it wins. */
  cost: minorUnits,
  legs: z.array(referredLeg),
  player: z.strictObject({
    player_id: z.string(),
    /** Factor of the player's limits that applies to all games, thousandths of the limits of the house. */
    factor: z.int(),
    /** Of the player's earlier tickets in this currency: settled tickets, their stakes and payouts, and how many of all were referred. */
    ...{ bets: z.int(), staked: minorUnits, paid: minorUnits, referred: z.int() },
  }),
  /** The trader who looks at the bet, until a moment of the wall clock; null: no claim, or it has ended. */
  claim: z.nullable(z.strictObject({ by: z.string(), operator_id: z.int(), until: moment })),
  decided_by: z.nullable(z.string()),
  /** What a trader offers instead; null: nothing. */
  offer: z.nullable(z.strictObject({ stake: minorUnits, odd: z.nullable(z.string()) })),
});
export type ReferredBet = z.infer<typeof referredBet>;
