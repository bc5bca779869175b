import * as z from 'zod/mini';

import { legOutcome, voidReason } from '../../entities/bet-history-item';
import { minorUnits } from '../desk-values';
import { poolCount } from '../pool-values';

const decidedPoint = z.strictObject({
  point_id: z.int(),
  /** Null: undecided. */
  before: z.nullable(legOutcome),
  after: legOutcome,
  void_reason: z.nullable(voidReason),
});

const decidedPlay = z.strictObject({
  play_id: z.int(),
  market: z.string(),
  round: z.int(),
  status_before: z.int(),
  status_after: z.int(),
  points: z.array(decidedPoint),
});

const sum = z.strictObject({
  currency_id: z.int(),
  tickets: z.int(),
  /** How many of `tickets` are still open afterwards, because other legs are undecided. */
  stay_open: z.int(),
  players: z.int(),
  stakes: minorUnits,
  paid_before: minorUnits,
  paid_after: minorUnits,
  /** What the balances of players cannot pay back at this moment. Not a part of the hash of the preview. */
  debts: minorUnits,
});

const ticket = z.strictObject({
  order_no: z.string(),
  currency_id: z.int(),
  stake: minorUnits,
  /** Null: open. */
  paid_before: z.nullable(minorUnits),
  paid_after: z.nullable(minorUnits),
});

const count = z.extend(poolCount, {
  /** Thousandths; null: no stakes, or refunded. */
  odds: z.array(z.strictObject({ point_id: z.int(), stakes: minorUnits, odd: z.nullable(z.int()) })),
});

/** What settlement would do if the proposal were carried out now (DESK-6). */
export const decisionEffect = z.strictObject({
  plays: z.array(decidedPlay),
  sums: z.array(sum),
  /** Ten of each currency, the largest change first. */
  largest: z.array(ticket),
  pools: z.array(
    z.strictObject({
      play_id: z.int(),
      currency_id: z.int(),
      /** Null: not counted yet. */
      before: z.nullable(count),
      after: count,
    }),
  ),
});

export type DecisionEffectData = z.infer<typeof decisionEffect>;
