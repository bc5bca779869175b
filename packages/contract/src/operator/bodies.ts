import * as z from 'zod/mini';

import { langId } from '../define-call';
import { timeZone } from '../time-zone';
import { currencyCode, minorAmount, minorSum, moment, operatorPlayerId, text } from './values';

export const MOST_ON_PAGE = 500;

export const openSessionBody = z.strictObject({
  player_id: operatorPlayerId,
  currency: currencyCode,
  lang: z.optional(langId),
  nickname: z.optional(text(32)),
  time_zone: z.optional(timeZone),
});

export const transferBody = z.strictObject({
  /** The operator's own id; never used twice. */
  transfer_id: text(64),
  player_id: operatorPlayerId,
  kind: z.enum(['deposit', 'withdrawal']),
  amount: minorAmount,
  currency: currencyCode,
});

/** Of a seamless wallet. */
export const balanceBody = z.strictObject({ balance: minorSum });

/** The strictest of house, operator and player counts. A missing field is no limit of the operator. */
export const playerLimitsBody = z.strictObject({
  day_stake: z.optional(z.nullable(minorSum)),
  day_loss: z.optional(z.nullable(minorSum)),
  session_minutes: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(1_440)))),
  /** Thousandths of the limits of the house. */
  stake_factor: z.optional(z.int().check(z.gte(1), z.lte(1_000))),
  excluded_until: z.optional(z.nullable(moment)),
});

const wholeNumber = z.string().check(z.regex(/^[1-9]\d{0,3}$/));

/** Query of a page. */
export const pageQuery = z.strictObject({
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  /** 1 to {@link MOST_ON_PAGE}. */
  limit: z.optional(wholeNumber.check(z.refine((digits) => Number(digits) <= MOST_ON_PAGE))),
});

/** Query of a report. */
export const dayQuery = z.strictObject({ date: z.iso.date() });

export type PlayerLimitsBody = z.infer<typeof playerLimitsBody>;
export type PageQuery = z.infer<typeof pageQuery>;
export type BalanceBody = z.infer<typeof balanceBody>;
export type OpenSessionBody = z.infer<typeof openSessionBody>;
export type TransferBody = z.infer<typeof transferBody>;
