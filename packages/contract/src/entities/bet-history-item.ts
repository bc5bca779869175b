import * as z from 'zod/mini';

import { currencyId, epochMs, gameId, orderNo, playId, pointId, requestId } from '../ids';
import { amount, priceOrEstimate } from '../money';
import { refusalKey } from '../refusal-key';
import { categoryId } from './category-id';
import { comboSizes } from './combo-sizes';
import { matchSchema } from './match';
import { lineThousandths, pickSchema } from './point';
import { slipPlaySchema } from './slip-item';
import { flag } from './statuses';

/** Half results come from quarter lines. */
export const legOutcome = z.enum(['pending', 'won', 'lost', 'half_won', 'half_lost', 'push', 'void', 'dead_heat']);
export type LegOutcome = z.infer<typeof legOutcome>;

/** Why a leg is void (betting rules). */
export const VOID_REASONS = [
  'cancelled',
  'postponed',
  'walkover',
  'abandoned',
  'not_played',
  'format_change',
  'unverifiable_result',
  'dead_heat',
  'incorrect_odds',
  'incorrect_line',
  'no_result',
  'late_bet',
  'withdrawn',
  'pool_refund',
  'no_seed',
] as const;
export const voidReason = z.enum(VOID_REASONS);
export type VoidReason = z.infer<typeof voidReason>;

/** A leg of a ticket, with its outcome. */
export const betLegSchema = z.object({
  shop_id: pointId,
  game_id: gameId,
  play_info_id: playId,
  match: matchSchema,
  play: slipPlaySchema,
  pick: pickSchema,
  line: z.nullable(lineThousandths),
  /** Price at bet time. */
  odd: priceOrEstimate,
  /** 1 if `odd` is an estimate, own stake included: a pool pays its closing odds (BET-2); absent otherwise. */
  is_estimated: z.optional(flag),
  outcome: legOutcome,
  void_reason: z.nullable(voidReason),
  /** Winners that share a dead heat; otherwise 1. */
  dead_heat: z.int().check(z.gte(1), z.lte(64)),
  /** Of a pool leg (BET-2); null for others and while the pool is open. */
  closing_odd: z.nullable(amount),
  /** Id and version, "map-winner@1"; null while pending. */
  rule: z.nullable(z.string().check(z.maxLength(64))),
  /** That the rule used, "2:1" or "31"; null while pending. */
  result: z.nullable(z.string().check(z.maxLength(64))),
});
export type BetLeg = z.infer<typeof betLegSchema>;

/** Accepted by the player until then, or not at all (DESK-12). */
export const betOfferSchema = z.object({ stake: amount, odds: amount, until: epochMs });
export type BetOffer = z.infer<typeof betOfferSchema>;

/** A bet in the history and in pushes (BET-3, BET-6). Amounts in whole units. */
export const betHistoryItemSchema = z.object({
  order_no: orderNo,
  request_id: requestId,
  bet_time: epochMs,
  settle_time: z.nullable(epochMs),
  kind: z.enum(['single', 'parlay']),
  /** Of the play of a single; 5 (`parlay_game`) for a combo. */
  category_id: categoryId,
  /** Leg counts, ascending: [1] for a single, [5] for a parlay of five, [3, 4] for a system (SLIP-7). */
  sizes: comboSizes,
  /** Combinations: the sum of C(n, k) over the sizes. */
  lines: z.int().check(z.gte(1), z.lte(32_752)),
  currency_id: currencyId,
  /** Of all combinations together. */
  stake: amount,
  /**
   * Mean of the combined odds of all combinations at bet time. It exceeds 1000.000 for long parlays, so it is not an
   * {@link priceOrEstimate}.
   */
  odds: amount,
  settlement_odds: z.nullable(amount),
  settlement_amount: z.nullable(amount),
  /** Settlement amount less stake. */
  profit: z.nullable(amount),
  is_cancel: flag,
  /** 0 confirmed, 1 awaiting confirmation, 2 rejected. */
  receive_status: z.literal([0, 1, 2]),
  /** Of a held bet (BET-8). */
  reject_reason: z.nullable(refusalKey),
  /** End of the in-play delay, or of the time of a person to decide; null if the bet was never held. */
  decide_at: z.nullable(epochMs),
  /** 1 while a person decides about the bet (DESK-12); absent otherwise. */
  is_referred: z.optional(flag),
  /** What a trader offers for the rejected bet (DESK-12); absent if there is no offer, or if it has ended. */
  offer: z.optional(betOfferSchema),
  /** 0 not settled, 1 won, 2 lost. */
  prize_status: z.literal([0, 1, 2]),
  /** Settlements: 0 open, 1 settled, more after corrections (BET-9). */
  revision: z.int().check(z.gte(0), z.lte(999)),
  /** New or old ticket of a team swap (BET-5). */
  swapped_to: z.nullable(orderNo),
  swapped_from: z.nullable(orderNo),
  legs: z.array(betLegSchema).check(z.minLength(1), z.maxLength(15)),
});
export type BetHistoryItem = z.infer<typeof betHistoryItemSchema>;
