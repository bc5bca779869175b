import * as z from 'zod/mini';

/** A pushed value; null: absent, or not as in the contract. */
export function parseValue<Value>(schema: z.core.$ZodType<Value>, value: unknown): Value | null {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : null;
}
