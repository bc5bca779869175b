import * as z from 'zod/mini';

import { marketCode } from '../entities/market-code';
import { pickSchema } from '../entities/point';
import { orderNo } from '../ids';
import { minorUnits, moment } from './desk-values';
import { deskNames } from './sheet-values';

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
  ...{ team_id_1: z.int(), team_id_2: z.int(), team_1: deskNames, team_2: deskNames },
  ...{ market: marketCode, round: z.int(), line: z.nullable(z.int()) },
  ...{ pick: pickSchema, point_line: z.nullable(z.int()) },
  /** Three decimals: the price of the bet, and the price offered now; null: none is offered now. */
  ...{ odd: z.string(), odd_now: z.nullable(z.string()) },
  /** The play and the point take bets. */
  is_open: z.boolean(),
  /** Of the house on the point without this bet, and its limit. */
  ...{ liability: minorUnits, cap: minorUnits },
});

/** A bet that a person decides (DESK-12); amounts in minor units of its currency. */
export const referredBet = z.strictObject({
  order_no: orderNo,
  state: z.enum(REFERRAL_STATES),
  /** Of the limit. */
  refusal: z.enum(['amount_high', 'match_limit', 'market_limit']),
  /** Business time. */
  at: moment,
  /** Wall clock: of the trader to decide, or of the player to accept. */
  until: moment,
  is_live: z.boolean(),
  kind: z.enum(['single', 'parlay']),
  currency_id: z.int(),
  stake: minorUnits,
  /** Combined, in wire format. */
  odds: z.string(),
  /** What the house loses if it wins. */
  cost: minorUnits,
  legs: z.array(referredLeg),
  player: z.strictObject({
    player_id: z.string(),
    /** Thousandths of the limits of the house, of all games. */
    factor: z.int(),
    /** Tickets before this one in its currency: settled ones with what was staked and paid, and their part referred to a person. */
    ...{ bets: z.int(), staked: minorUnits, paid: minorUnits, referred: z.int() },
  }),
  /** Null: unclaimed, or the claim has ended; wall clock. */
  claim: z.nullable(z.strictObject({ by: z.string(), operator_id: z.int(), until: moment })),
  decided_by: z.nullable(z.string()),
  /** Of a re-offer. */
  offer: z.nullable(z.strictObject({ stake: minorUnits, odd: z.nullable(z.string()) })),
});
export type ReferredBet = z.infer<typeof referredBet>;
