import * as z from 'zod/mini';

import { receiptRevisionSchema } from '../../calls/get-bet-receipt';
import { betHistoryItemSchema } from '../../entities/bet-history-item';
import { flag } from '../../entities/statuses';
import { orderNo } from '../../ids';
import { ledgerRow, minorUnits, moment, searchText } from '../desk-values';
import { matchNames, playNames, pointNames, teamIds } from '../name-values';
import type { DeskCall } from './desk-call';

export const BET_STATES = ['held', 'rejected', 'swapped', 'open', 'void', 'settled'] as const;

const foundBet = z.strictObject({
  order_no: orderNo,
  request_id: z.string(),
  player_id: z.string(),
  bet_time: moment,
  settle_time: z.nullable(moment),
  kind: z.enum(['single', 'parlay']),
  state: z.enum(BET_STATES),
  currency_id: z.int(),
  stake: minorUnits,
  /** Combined, in wire format. */
  odds: z.string(),
  payout: z.nullable(minorUnits),
  revision: z.int(),
  legs: z.array(
    z.strictObject({ game_id: z.int(), ...teamIds, ...matchNames, ...playNames, ...pointNames, odd: z.string() }),
  ),
});

/** Prices of a leg's point: the accepted one, and those of the feed since the play is open. */
const legPrices = z.strictObject({
  point_id: z.int(),
  version: z.int(),
  odd: z.string(),
  /** Null: none, as of a pool. */
  odd_now: z.nullable(z.string()),
  version_now: z.int(),
  /** Newest first; the last 50. */
  steps: z.array(z.strictObject({ at: moment, odd: z.string(), version: z.int() })),
});

/** Bets of all players (DESK-19). */
export const BET_CALLS = {
  /** Newest first. An empty text finds all. */
  bets: {
    right: 'see_bets',
    needsStepUp: false,
    body: z.strictObject({
      /** Order number, request id, id or name of a player, or id of a match. */
      search: searchText,
      /** Business time; `to` excluded. */
      from: z.optional(moment),
      to: z.optional(moment),
      /** Of the page before. */
      before: z.optional(orderNo),
      limit: z.int().check(z.gte(1), z.lte(100)),
    }),
    answer: z.strictObject({ bets: z.array(foundBet), next: z.nullable(orderNo) }),
    problems: [],
  },
  ticket: {
    right: 'see_bets',
    needsStepUp: false,
    body: z.strictObject({ order_no: orderNo }),
    answer: z.strictObject({
      player_id: z.string(),
      bet: betHistoryItemSchema,
      /** Null: of a pool. */
      cap: z.nullable(z.string()),
      is_pool: flag,
      revisions: z.array(receiptRevisionSchema),
      /** As the player got it, and gets it again; null: swapped from another ticket. */
      stored_answer: z.unknown(),
      prices: z.array(legPrices),
      ledger: z.array(ledgerRow),
      /** Seals that cover the rows of the ledger. */
      seals: z.array(z.strictObject({ number: z.int(), day: z.string(), at: moment, head: z.string() })),
    }),
    problems: ['unknown_subject'],
  },
} as const satisfies Readonly<Record<string, DeskCall>>;
