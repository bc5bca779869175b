import * as z from 'zod/mini';

/** An invalid value counts as omitted. */
export function lenient<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined);
}
