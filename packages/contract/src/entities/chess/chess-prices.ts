import * as z from 'zod/mini';

import { currencyId, epochMs, hex32 } from '../../ids';
import { chessTier } from './chess-cards';

const hundredths = z.int().check(z.gte(1), z.lte(1_000_000));
const byStar = z.array(hundredths).check(z.minLength(3), z.maxLength(3));
const perMille = z.int().check(z.gte(0), z.lte(1_000));

const tierOddsSchema = z.object({
  fee: hundredths,
  ranks: z.array(perMille).check(z.minLength(5), z.maxLength(5)),
  stars: z.array(perMille).check(z.minLength(3), z.maxLength(3)),
});

/** Prices in hundredths of the base amount, odds per mille (CHESS-5). Its hash is that of its canonical JSON. */
export const chessListSchema = z.object({
  version: z.string().check(z.minLength(1), z.maxLength(40)),
  /** By rank, from 1. */
  ranks: z.array(z.object({ buy: byStar, sell: byStar })).check(z.minLength(5), z.maxLength(5)),
  tiers: z.object({ basic: tierOddsSchema, advanced: tierOddsSchema, elite: tierOddsSchema }),
  rent: z
    .array(z.object({ hours: z.int().check(z.gte(1), z.lte(168)), price: hundredths }))
    .check(z.minLength(1), z.maxLength(8)),
});

const percent = z.string().check(z.maxLength(8), z.regex(/^\d{1,3}\.\d{2}$/));

/**
 * Published return of a strategy, per cent (CHESS-9). `any`: no strategy returns more. `index`: the best that was found.
 */
const returnSchema = z.object({
  strategy: z.enum(['all_cards', 'finds', 'two_stars', 'three_stars', 'index', 'any']),
  /** Slots that it uses. */
  slots: z.literal([6, 7, 8]),
  tier: chessTier,
  /** What cards bring beyond their cost, of the fee. */
  refresh: percent,
  /** All that is received, of all that is paid. */
  all_paid: percent,
  /** `exact`: computed by enumeration; `played`: measured by play, with this error; `proved`: an upper bound. */
  kind: z.enum(['exact', 'played', 'proved']),
  /** Points of both figures; "0.00" unless played. */
  error: percent,
});

export const chessPricesSchema = z.object({
  /** 0: the operator switched the game off, or its price list is not sealed. */
  is_on: z.literal([0, 1]),
  hash: hex32,
  /** Business ms of its sealing; null while it is not sealed. */
  published_at: z.nullable(epochMs),
  list: chessListSchema,
  returns: z.array(returnSchema).check(z.maxLength(64)),
  /** Currencies in which the game is offered, with the amount of one hundredth in whole units. */
  currencies: z
    .array(
      z.object({ currency_id: currencyId, hundredth: z.string().check(z.maxLength(12), z.regex(/^\d+(\.\d+)?$/)) }),
    )
    .check(z.maxLength(64)),
});
export type ChessPricesInfo = z.infer<typeof chessPricesSchema>;
