import * as z from 'zod/mini';

import { currencyId, epochMs, gameId, orderNo, playId, pointId, requestId } from '../ids';
import { amount, oddText } from '../money';
import { matchSchema } from './match';
import { lineThousandths, pickSchema } from './point';
import { slipPlaySchema } from './slip-item';
import { flag } from './statuses';

/** How one leg ended; half results come from quarter lines. */
export const legOutcome = z.enum(['pending', 'won', 'lost', 'half_won', 'half_lost', 'push', 'void', 'dead_heat']);
export type LegOutcome = z.infer<typeof legOutcome>;

/** Codes of why a leg is void (betting rules). */
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
] as const;
export const voidReason = z.enum(VOID_REASONS);
export type VoidReason = z.infer<typeof voidReason>;

/** One leg of a ticket. */
export const betLegSchema = z.strictObject({
  shop_id: pointId,
  game_id: gameId,
  play_info_id: playId,
  match: matchSchema,
  play: slipPlaySchema,
  pick: pickSchema,
  line: z.nullable(lineThousandths),
  /** The price struck at bet time. */
  odd: oddText,
  outcome: legOutcome,
  void_reason: z.nullable(voidReason),
  /** The result that decided it, "2:1" or "31", as the rule read it; null while pending. */
  result: z.nullable(z.string().check(z.maxLength(64))),
});
export type BetLeg = z.infer<typeof betLegSchema>;

/** A bet as history and pushes show it (BET-3, BET-6). Amounts are decimal strings in whole units. */
export const betHistoryItemSchema = z.strictObject({
  order_no: orderNo,
  request_id: requestId,
  bet_time: epochMs,
  settle_time: z.nullable(epochMs),
  kind: z.enum(['single', 'parlay']),
  currency_id: currencyId,
  stake: amount,
  /** Combined odds at bet time; over 1000.000 for long parlays, so not an {@link oddText}. */
  odds: amount,
  settlement_odds: z.nullable(amount),
  settlement_amount: z.nullable(amount),
  /** Settlement amount less stake; negative on a loss. */
  profit: z.nullable(amount),
  is_cancel: flag,
  /** 0 confirmed, 1 to be confirmed, 2 rejected. */
  receive_status: z.literal([0, 1, 2]),
  /** 0 not yet settled, 1 won, 2 lost. */
  prize_status: z.literal([0, 1, 2]),
  legs: z.array(betLegSchema).check(z.minLength(1), z.maxLength(15)),
});
export type BetHistoryItem = z.infer<typeof betHistoryItemSchema>;
