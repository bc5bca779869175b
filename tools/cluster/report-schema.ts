import * as z from 'zod/mini';

/** What `/ready` of a server process answers. */
export const reportSchema = z.object({
  ready: z.boolean(),
  database: z.boolean(),
  loaded: z.boolean(),
  live: z.boolean(),
  draining: z.boolean(),
  process: z.int(),
  leads: z.nullable(z.int()),
  connections: z.int(),
});
