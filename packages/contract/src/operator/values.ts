import * as z from 'zod/mini';

export const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[^\p{C}]*$/u));

/** Id in the operator's systems, without control characters. */
export const operatorPlayerId = text(64);
/** ISO 4217. */
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));
/** Whole minor units as text, because they exceed 2^53. */
export const minorAmount = z.string().check(z.regex(/^[1-9]\d{0,29}$/));
/** From 0. */
export const minorSum = z.string().check(z.regex(/^(0|[1-9]\d{0,29})$/));
/** Also negative. */
export const signedAmount = z.string().check(z.regex(/^(0|-?[1-9]\d{0,29})$/));
/** UTC, with ms. */
export const moment = z.iso.datetime();
/** Thousandths as a decimal text. */
export const decimalOdds = z.string().check(z.regex(/^\d{1,12}\.\d{3}$/));
