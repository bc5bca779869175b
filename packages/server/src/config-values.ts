import * as z from 'zod/mini';

export const decimal = (least: number, most: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,6}(\.\d{1,3})?$/)),
      z.transform((text: string) => Number(text)),
    ),
    z.number().check(z.gte(least), z.lte(most)),
  );

export const whole = (most: number) => decimal(0, most).check(z.refine((value) => Number.isInteger(value)));

/** Separated by commas. */
export const list = z.pipe(
  z.string(),
  z.transform((text: string) => text.split(',').map((part) => part.trim())),
);

export const secretKey = z.string().check(z.minLength(16), z.maxLength(256));

export const claim = z.string().check(z.minLength(1), z.maxLength(200));
