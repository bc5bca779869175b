import * as z from 'zod/mini';

/** A field that a host may get wrong: a bad value is as if it were left out. */
export function lenient<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined);
}
