import * as z from 'zod/mini';

export const reportSchema = z.object({
  ready: z.boolean(),
  database: z.boolean(),
  loaded: z.boolean(),
  live: z.boolean(),
  clock: z.boolean(),
  draining: z.boolean(),
  process: z.int(),
  term: z.nullable(z.int()),
  connections: z.int(),
});
