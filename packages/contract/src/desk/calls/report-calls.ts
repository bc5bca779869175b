import * as z from 'zod/mini';

import { calendarDay } from '../../calendar-day';
import { orderNo } from '../../ids';
import { timeZone } from '../../time-zone';
import { minorUnits, moment, requestId } from '../desk-values';
import { subjectNames } from '../name-values';
import type { DeskCall } from './desk-call';

export const REPORT_KEYS = ['day', 'game', 'event', 'market', 'currency', 'kind'] as const;

/** Only names: PostgreSQL reads a numeric offset with the opposite sign. */
const zone = timeZone.check(z.regex(/^[A-Za-z]/));

/** Days of business time in the time zone, both included; at most 400. */
const days = {
  from: calendarDay,
  to: calendarDay,
  time_zone: zone,
};

export const EXPORTS = ['report', 'bets', 'balances'] as const;

const span = { from: moment, to: moment };

/** Beside the rows: which sealed stretches they cover. */
const upTo = z.nullable(z.strictObject({ number: z.int(), at: moment, head: z.string() }));

/** Sums of the ledger (DESK-17). Amounts in minor units, without simulated players. */
export const REPORT_CALLS = {
  report: {
    right: 'see_reports',
    needsStepUp: false,
    body: z.strictObject({ ...days, by: z.array(z.enum(REPORT_KEYS)).check(z.maxLength(REPORT_KEYS.length)) }),
    answer: z.strictObject({
      /** Everything that the seals up to this one cover; null: none yet. */
      up_to: upTo,
      rows: z.array(
        z.strictObject({
          /** A key is null if rows are not by it. */
          day: z.nullable(z.string()),
          /** 0: several. */
          game_type_id: z.nullable(z.int()),
          event_id: z.nullable(z.int()),
          market: z.nullable(z.string()),
          currency_id: z.int(),
          kind: z.nullable(z.string()),
          bets: z.int(),
          /** Stakes that were accepted. */
          turnover: minorUnits,
          /** Stakes of bets that were settled. */
          settled_stakes: minorUnits,
          paid: minorUnits,
          refunds: minorUnits,
          /** Settled stakes less paid and refunds. */
          ggr: minorUnits,
          /** Of pools, of all players, and what rounding left. */
          takeout: minorUnits,
          breakage: minorUnits,
          /** What adjustments gave to wallets. */
          adjusted: minorUnits,
        }),
      ),
      /** Rows beyond 2,000 are in the export alone. */
      is_cut: z.boolean(),
      names: subjectNames,
    }),
    problems: ['too_many_days'],
  },
  /** What open bets could pay at most, at a moment of business time. */
  liability: {
    right: 'see_reports',
    needsStepUp: false,
    body: z.strictObject({ at: moment }),
    answer: z.array(
      z.strictObject({
        currency_id: z.int(),
        kind: z.enum(['single', 'parlay', 'pool']),
        bets: z.int(),
        stakes: minorUnits,
        /** An upper bound; of a pool its stakes. */
        liability: minorUnits,
      }),
    ),
    problems: [],
  },
  /** Bets that were settled again; the first 500. */
  resettlements: {
    right: 'see_bets',
    needsStepUp: false,
    body: z.strictObject(span),
    answer: z.array(
      z.strictObject({
        order_no: orderNo,
        player_id: z.string(),
        currency_id: z.int(),
        revision: z.int(),
        at: moment,
        payout_before: minorUnits,
        payout: minorUnits,
        reason: z.nullable(z.string()),
      }),
    ),
    problems: [],
  },
  /** Voids and corrected results with both names; the first 500. */
  voids: {
    right: 'see_reports',
    needsStepUp: false,
    body: z.strictObject(span),
    answer: z.strictObject({
      decisions: z.array(
        z.strictObject({
          game_id: z.int(),
          round: z.int(),
          /** The voided one; null: the result was corrected. */
          play_id: z.nullable(z.int()),
          at: moment,
          reason: z.string(),
          by: z.array(z.string()),
        }),
      ),
      names: subjectNames,
    }),
    problems: [],
  },
  /** Streamed as a file. `bets` and `balances` have persons, and need a separate right. */
  export: {
    right: 'export',
    needsStepUp: false,
    body: z.strictObject({
      request_id: requestId,
      of: z.enum(EXPORTS),
      format: z.enum(['csv', 'json']),
      /** Ignored for `balances`, which are the present ones. */
      ...days,
    }),
    answer: z.unknown(),
    problems: ['forbidden', 'too_many_days', 'too_many_exports', 'repeated'],
  },
} as const satisfies Readonly<Record<string, DeskCall>>;
