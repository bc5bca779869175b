import * as z from 'zod/mini';

import { epochMs, hex32, orderNo } from '../../ids';
import { amount } from '../../money';
import {
  chessClientSeed,
  chessDraw,
  chessFaceSchema,
  chessRentHours,
  chessRentedSlot,
  chessSeedsNo,
  chessTier,
} from './chess-cards';

/** A paid refresh (CHESS-10). */
export const chessDrawnSchema = z.object({
  draw: chessDraw,
  /** Of its seeds, from 0. */
  counter: z.int().check(z.gte(0)),
  tier: chessTier,
  /** Price list of its odds. */
  list: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Five, from the left. */
  cards: z.array(chessFaceSchema).check(z.minLength(5), z.maxLength(5)),
  /** Business ms. */
  at: epochMs,
});

/** Seeds with some of their draws. */
export const chessDrawsSchema = z.object({
  seeds_no: chessSeedsNo,
  hash: hex32,
  /** Null if the player never sent one. */
  client_seed: z.nullable(chessClientSeed),
  /** Null while the seeds are in use. */
  seed: z.nullable(hex32),
  /** All draws of the seeds, not only those of the page. */
  total: z.int().check(z.gte(0)),
  /** By counter, 100 for a page. */
  rows: z.array(chessDrawnSchema).check(z.maxLength(100)),
});
export type ChessDrawsInfo = z.infer<typeof chessDrawsSchema>;

/** An action that moved money. */
export const chessRecordSchema = z.object({
  order_no: orderNo,
  kind: z.enum(['refresh', 'rent_slot', 'buy', 'sell', 'sell_directly']),
  /** Business ms. */
  at: epochMs,
  /** Change of the balance, in whole units; negative for what was paid. */
  amount,
  /** Of a refresh, else null. */
  tier: z.nullable(chessTier),
  /** Of a purchase or sale, else null. */
  card: z.nullable(chessFaceSchema),
  /** Of a rent, else null. */
  rent: z.nullable(z.object({ slot: chessRentedSlot, hours: chessRentHours })),
});

export const chessRecordsSchema = z.object({
  total: z.int().check(z.gte(0)),
  /** Fees, purchases and rents of all pages, in whole units. */
  paid: amount,
  /** Sales of all pages. */
  received: amount,
  /** Newest first, 50 for a page. */
  rows: z.array(chessRecordSchema).check(z.maxLength(50)),
});
export type ChessRecordsInfo = z.infer<typeof chessRecordsSchema>;
