import * as z from 'zod/mini';

import { distinctBy } from '../../distinct-by';
import { currencyId, epochMs, hex32, orderNo } from '../../ids';
import { amount } from '../../money';
import { flag } from '../statuses';
import {
  chessCardId,
  chessClientSeed,
  chessDraw,
  chessFaceSchema,
  chessRentedSlot,
  chessSeedsNo,
  chessSlot,
  chessTier,
} from './chess-cards';

/** Whole units, never negative. */
const paid = z.string().check(z.maxLength(20), z.regex(/^\d{1,15}(\.\d{1,3})?$/));
const version = z.string().check(z.minLength(1), z.maxLength(40));

/** A card in the backpack. */
export const chessCardSchema = z.object({
  ...chessFaceSchema.shape,
  card: chessCardId,
  slot: chessSlot,
  /** Price list by which it sells. */
  list: version,
  /** Paid for it and the cards that it consists of, in whole units. */
  cost: paid,
  /** 1: the rent of its slot ended, so it is not sold, moved or merged until the slot is rented again (CHESS-7). */
  is_locked: flag,
});

/** A refreshed market; a place is null once its card was bought or sold. */
export const chessMarketSchema = z.object({
  draw: chessDraw,
  tier: chessTier,
  cards: z.array(z.nullable(chessFaceSchema)).check(z.minLength(5), z.maxLength(5)),
});

const rentedSlotSchema = z.object({
  slot: chessRentedSlot,
  /** End of the rent, business ms; null if it was never rented. */
  until: z.nullable(epochMs),
  is_open: flag,
});

/** The seeds in use. The hash of the next ones is shown before the player chooses the next client seed (CHESS-10). */
export const chessSeedsSchema = z.object({
  no: chessSeedsNo,
  hash: hex32,
  next_hash: hex32,
  /** Null until the player sends one: then the first refresh is possible. */
  client_seed: z.nullable(chessClientSeed),
  /** Refreshes paid under these seeds. */
  counter: z.int().check(z.gte(0)),
});

/**
 * Auto chess of a player. Of two states the one with the higher `version` is newer; of equal versions the one with the
 * later `at`, because rents end and markets are removed with time alone.
 */
export const chessStateSchema = z.object({
  /** Actions that changed it, from 0. */
  version: z.int().check(z.gte(0)),
  /** Business time of the server, ms. */
  at: epochMs,
  currency_id: currencyId,
  /** Version of the price list in force. */
  list: version,
  /** Why refreshes, purchases, rents and direct sales are refused; null if they are not. Selling is always possible. */
  paused: z.nullable(z.enum(['off', 'excluded', 'region'])),
  /** Real ms until the next refresh, 0 to 5000 (CHESS-6). */
  refresh_wait_ms: z.int().check(z.gte(0), z.lte(5_000)),
  /** Null before the first refresh and if it was removed. */
  market: z.nullable(chessMarketSchema),
  /** 1: the last market was removed because the player was away (CHESS-8). */
  is_market_removed: flag,
  /** By slot, one for each. */
  cards: z.array(chessCardSchema).check(
    z.maxLength(8),
    distinctBy(({ slot }) => slot),
  ),
  /** 7 and 8. */
  slots: z.array(rentedSlotSchema).check(z.minLength(2), z.maxLength(2)),
  /** 1: a break stops the time of the rented slots (CHESS-7). */
  is_slot_time_stopped: flag,
  seeds: chessSeedsSchema,
});
export type ChessStateInfo = z.infer<typeof chessStateSchema>;

/** Three cards that became one, in the order in which they happened. */
const mergeSchema = z.object({
  /** Ids by slot. */
  merged: z.array(chessCardId).check(z.minLength(3), z.maxLength(3)),
  created: chessCardSchema,
});

/** Answer of every action. A repeated request gets the same answer, with the state of then (CHESS-11). */
export const chessActionSchema = z.object({
  /** Of the money that moved; null if none did. */
  order_no: z.nullable(orderNo),
  /** Change of the balance, in whole units; negative for what was paid. */
  amount,
  /** At most four: a chain needs three cards for each. */
  merges: z.array(mergeSchema).check(z.maxLength(8)),
  state: chessStateSchema,
});
export type ChessActionInfo = z.infer<typeof chessActionSchema>;

/** `data` of a refused action: the state that refused it. */
export const chessRefusedSchema = z.object({
  /** Real ms until the action can be repeated, of `too_soon`; else 0. */
  wait_ms: z.int().check(z.gte(0), z.lte(5_000)),
  state: chessStateSchema,
});
export type ChessRefusedInfo = z.infer<typeof chessRefusedSchema>;
