import * as z from 'zod/mini';

import { AMOUNT_FORMAT } from './amount-format';

/**
 * Decimal string in whole units, "12480.50", with the decimals of the currency; negative only if the field documents
 * it. Code computes with integers of minor units (BET-9). Section 7 of the specification leaves the type open, so a
 * number is read as its shortest decimal text (C2).
 */
export const amount = z.pipe(
  z.transform((value: string | number) => (typeof value === 'number' ? String(value) : value)),
  z.string().check(z.regex(AMOUNT_FORMAT)),
);

/**
 * A stake, '50' or '0.05': at most twelve digits and three decimals, ASCII, no exponent, no leading zero (bad input
 * rows 31–35). The betting rules validate sign and decimals of the currency.
 */
export const stakeAmount = z.string().check(z.maxLength(16), z.regex(/^-?(0|[1-9]\d{0,11})(\.\d{1,3})?$/));

/** A price with three decimals, "1.001" to "1000.000" (USER-6, bad input row 39). */
export const oddText = z.string().check(z.maxLength(8), z.regex(/^(?!1\.000)([1-9]\d{0,2}\.\d{3}|1000\.000)$/));

export const PRICE_OR_ESTIMATE = /^([1-9]\d{0,2}\.\d{3}|1000\.000)$/;

/**
 * A price, or the estimate of a pool, which is at least "1.000": a pool that has one-sided stakes pays no more than the
 * stake back (BET-2).
 */
export const priceOrEstimate = z.string().check(z.maxLength(8), z.regex(PRICE_OR_ESTIMATE));
