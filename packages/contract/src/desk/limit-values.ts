import * as z from 'zod/mini';

import { moment } from './desk-values';

/** What a rule limits (DESK-11). */
export const LIMIT_KINDS = [
  'single',
  'parlay',
  'day',
  'match',
  'payout',
  'liability',
  'factor',
  'no_combos',
  'no_live',
  'delay',
  'referral',
] as const;

export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Of amounts in minor units of one currency. */
export const AMOUNT_KINDS = ['single', 'parlay', 'day', 'match', 'payout', 'liability'] as const;

/** Thousandths of the limits of the house; a trader alone sets none below `aloneFrom`. */
export const FACTOR = { least: 10, most: 5_000, aloneFrom: 100, whole: 1_000 } as const;

/** Added to the delay of live bets of a player, ms. */
export const ADDED_DELAY = { least: 1_000, most: 10_000 } as const;

const id = z.nullable(z.int().check(z.gte(1)));

/** Scope of a rule: each id that is not null has to be that of the bet. */
export const limitScope = z.strictObject({
  ...{ currency_id: id, game_type_id: id, category_id: id, event_id: id },
  ...{ game_id: id, play_id: id, point_id: id, account_id: id },
});

export type WireScope = z.infer<typeof limitScope>;

/** Whole minor units. */
const amountValue = z.string().check(z.regex(/^[1-9]\d{0,29}$/));
const factorValue = z.int().check(z.gte(FACTOR.least), z.lte(FACTOR.most));
const delayValue = z.int().check(z.gte(ADDED_DELAY.least), z.lte(ADDED_DELAY.most));

/** Kind and value of a rule. */
export const limitValue = z.union([
  z.strictObject({ kind: z.enum(AMOUNT_KINDS), value: amountValue }),
  z.strictObject({ kind: z.literal('factor'), value: factorValue }),
  z.strictObject({ kind: z.literal('delay'), value: delayValue }),
  z.strictObject({ kind: z.enum(['no_combos', 'no_live', 'referral']), value: z.literal(1) }),
]);

export type LimitValue = z.infer<typeof limitValue>;

/** Until it is ended, or a moment. */
export const until = z.nullable(moment);

/** The rule that the operator saw; null: there was none. */
export const seenRule = z.nullable(z.int().check(z.gte(1)));

export const limitRule = z.strictObject({
  /** Id of the row. A change adds a row with a new id. */
  rule_id: z.int(),
  scope: limitScope,
  kind: z.enum(LIMIT_KINDS),
  /** Minor units of an amount, thousandths of a factor, ms of a delay, otherwise 1. */
  value: z.string(),
  until,
  reason: z.string(),
  set_by: z.string(),
  set_at: moment,
  ended_by: z.nullable(z.string()),
  ended_at: z.nullable(moment),
});

/** Limits of the operator for one player; amounts in minor units. */
export const PROTECTION_KINDS = ['day_stake', 'day_loss', 'session_minutes', 'excluded_until'] as const;

export type ProtectionKind = (typeof PROTECTION_KINDS)[number];

const protectionAmount = z.nullable(z.string().check(z.regex(/^(0|[1-9]\d{0,29})$/)));

/** Null ends it. */
export const protectionValue = z.union([
  z.strictObject({ kind: z.enum(['day_stake', 'day_loss']), value: protectionAmount }),
  z.strictObject({
    kind: z.literal('session_minutes'),
    value: z.nullable(z.int().check(z.gte(1), z.lte(1_440))),
  }),
  /** Ms since 1970, business time. */
  z.strictObject({ kind: z.literal('excluded_until'), value: z.nullable(moment) }),
]);

export type ProtectionValue = z.infer<typeof protectionValue>;

/** Of whole numbers without signs and leading zeros. */
const isAtMost = (a: string, b: string): boolean => a.length < b.length || (a.length === b.length && a <= b);

/** Terms of a currency; amounts in minor units. */
const settingAmount = z.string().check(z.regex(/^[1-9]\d{0,23}$/));
const currencyTerms = z
  .strictObject({
    ...{ min: settingAmount, single: settingAmount, parlay: settingAmount, day: settingAmount },
    ...{ match: settingAmount, payout: settingAmount, liability: settingAmount },
    /** Combined odds, thousandths. */
    max_odds: z.int().check(z.gte(1_001), z.lte(100_000_000)),
    min_legs: z.int().check(z.gte(2), z.lte(15)),
  })
  .check(
    z.refine(({ min, single, parlay, day, match, payout }) =>
      [single, parlay, day, match, payout].every((most) => isAtMost(min, most)),
    ),
  );

/** Of live bets on a game, ms of business time. */
const delayTerms = z.int().check(z.gte(1_000), z.lte(15_000));
/** Thousandths of the stakes of a pool. */
const takeoutTerms = z.int().check(z.gte(0), z.lte(300));

const subject = z.int().check(z.gte(1));

/** What it sets, with its value. */
export const settingValue = z.union([
  z.strictObject({ kind: z.literal('currency'), id: subject, value: currencyTerms }),
  z.strictObject({ kind: z.literal('delay'), id: subject, value: delayTerms }),
  z.strictObject({ kind: z.literal('takeout'), value: takeoutTerms }),
]);

export type SettingValue = z.infer<typeof settingValue>;
export type CurrencyTerms = z.infer<typeof currencyTerms>;

/** As in force. */
export const settings = z.strictObject({
  currencies: z.array(
    z.strictObject({
      ...{ id: z.int(), code: z.string(), decimals: z.int(), value: currencyTerms },
      /** Null: built in. */
      version: z.nullable(z.int()),
    }),
  ),
  delays: z.array(z.strictObject({ id: z.int(), name: z.string(), value: z.int(), version: z.nullable(z.int()) })),
  takeout: z.strictObject({ value: z.int(), version: z.nullable(z.int()) }),
  /** Newest first. */
  history: z.array(
    z.strictObject({
      ...{ version: z.int(), setting: settingValue },
      ...{ reason: z.string(), set_by: z.string(), set_at: moment },
    }),
  ),
});
