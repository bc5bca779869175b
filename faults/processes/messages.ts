import { z } from 'zod';

/** What a server process of the fault tests is begun with. */
export const planSchema = z.object({
  databaseUrl: z.string(),
  port: z.number(),
  matches: z.number(),
  moves: z.number(),
  heartbeatMs: z.number(),
  lagMs: z.number(),
});
export type Plan = z.infer<typeof planSchema>;

/** What it is told: to say what it went through since it was last asked, to let nothing happen, to move one price. */
export const orderSchema = z.object({ type: z.enum(['report', 'stand-still', 'move-quiet']) });
export type Order = z.infer<typeof orderSchema>['type'];

export const readySchema = z.object({ type: z.literal('ready'), url: z.string() });

/** Event-loop lag in ms, the most bytes unsent to one connection, and the codes with which it closed some. */
export const reportSchema = z.object({
  type: z.literal('report'),
  lagP99: z.number(),
  lagMax: z.number(),
  mostUnsent: z.number(),
  closedWith: z.array(z.number()),
});
export type Report = z.infer<typeof reportSchema>;
