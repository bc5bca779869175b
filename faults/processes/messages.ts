import { z } from 'zod';

export const planSchema = z.object({
  databaseUrl: z.string(),
  port: z.number(),
  matches: z.number(),
  moves: z.number(),
  heartbeatMs: z.number(),
  lagMs: z.number(),
});
export type Plan = z.infer<typeof planSchema>;

export const orderSchema = z.object({ type: z.enum(['report', 'stand-still', 'move-quiet']) });
export type Order = z.infer<typeof orderSchema>['type'];

export const readySchema = z.object({ type: z.literal('ready'), url: z.string() });

export const reportSchema = z.object({
  type: z.literal('report'),
  lagP99: z.number(),
  lagMax: z.number(),
  mostUnsent: z.number(),
  closedWith: z.array(z.number()),
});
export type Report = z.infer<typeof reportSchema>;
