import * as z from 'zod/mini';

import { currencyCode, decimalOdds, minorAmount, minorSum, moment, operatorPlayerId, signedAmount } from './values';

export const sessionAnswer = z.object({ token: z.string(), expires_at: moment });

export const endedAnswer = z.object({ ended: z.int() });

export const transferAnswer = z.object({
  transfer_id: z.string(),
  player_id: operatorPlayerId,
  kind: z.enum(['deposit', 'withdrawal']),
  amount: minorAmount,
  balance: minorSum,
  currency: currencyCode,
  at: moment,
});

export const balanceAnswer = z.object({ player_id: operatorPlayerId, balance: minorSum, currency: currencyCode });

export const ledgerEntry = z.object({
  /** Of players without the id. */
  account: z.string(),
  /** Null: not a player, or one that the operator did not open. */
  player_id: z.nullable(operatorPlayerId),
  currency: currencyCode,
  /** Credits are positive. */
  amount: signedAmount,
});

export const ledgerTransaction = z.object({
  transaction_id: z.string(),
  kind: z.string(),
  order_no: z.nullable(z.string()),
  transfer_id: z.nullable(z.string()),
  at: moment,
  entries: z.array(ledgerEntry),
});

export const operatorBetLeg = z.object({
  game_id: z.int(),
  game_type_id: z.int(),
  play_id: z.int(),
  point_id: z.int(),
  market: z.string(),
  odds: decimalOdds,
  outcome: z.string(),
});

export const operatorBet = z.object({
  order_no: z.string(),
  player_id: z.nullable(operatorPlayerId),
  kind: z.enum(['single', 'parlay']),
  state: z.enum(['held', 'open', 'rejected', 'swapped', 'void', 'settled']),
  currency: currencyCode,
  stake: minorAmount,
  odds: z.string(),
  payout: z.nullable(minorSum),
  placed_at: moment,
  settled_at: z.nullable(moment),
  revision: z.int(),
  legs: z.array(operatorBetLeg),
});

const page = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    /** Cursor to continue from, also after the last page; null if there is no item at all. */
    next: z.nullable(z.string()),
    has_more: z.boolean(),
  });

export const transactionsAnswer = page(ledgerTransaction);
export const betsAnswer = page(operatorBet);

const limit = z.nullable(minorSum);

export const limitsAnswer = z.object({
  day_stake: limit,
  day_loss: limit,
  session_minutes: z.nullable(z.int()),
  excluded_until: z.nullable(moment),
});

export const operatorLimitsAnswer = z.extend(limitsAnswer, { stake_factor: z.int() });

export const playerAnswer = z.object({
  player_id: operatorPlayerId,
  nickname: z.string(),
  currency: currencyCode,
  balance: minorSum,
  /** What the player owes after a correction. */
  debt: minorSum,
  open_stakes: minorSum,
  /** What the bets that are open can pay at most. */
  open_liability: minorSum,
  own_limits: limitsAnswer,
  operator_limits: operatorLimitsAnswer,
});

export const reportRow = z.object({
  currency: currencyCode,
  /** Null: legs of several games. */
  game_type_id: z.nullable(z.int()),
  /** `combo`: several legs. */
  market: z.string(),
  bets: z.int(),
  turnover: signedAmount,
  settled_stakes: signedAmount,
  returns: signedAmount,
  ggr: signedAmount,
  open_stakes: signedAmount,
});

export const dailyReportAnswer = z.object({
  date: z.iso.date(),
  /** False: the day is not over. */
  is_complete: z.boolean(),
  rows: z.array(reportRow),
});

export type LedgerTransactionAnswer = z.infer<typeof ledgerTransaction>;
export type OperatorBet = z.infer<typeof operatorBet>;
export type PlayerAnswer = z.infer<typeof playerAnswer>;
export type DailyReportRow = z.infer<typeof reportRow>;
export type DailyReport = z.infer<typeof dailyReportAnswer>;
