import * as z from 'zod/mini';

const isAscending = (sizes: readonly number[]): boolean =>
  sizes.every((size, index) => index === 0 || size > (sizes[index - 1] ?? 0));

/** Sizes k of the combinations, unique and ascending (SLIP-7). */
export const comboSizes = z
  .array(z.int().check(z.gte(1), z.lte(15)))
  .check(z.minLength(1), z.maxLength(15), z.refine(isAscending));
