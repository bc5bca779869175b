import { z } from 'zod';

export const BOARD = { matches: 150, moves: 20 } as const;

export const siegePlanSchema = z.object({
  databaseUrl: z.string(),
  webFolder: z.string(),
  trustedHops: z.number(),
});
export type SiegePlan = z.infer<typeof siegePlanSchema>;

export const siegeReadySchema = z.object({ type: z.literal('ready'), url: z.string() });

/** After garbage collection: JavaScript heap and buffers. */
export const memorySchema = z.object({ type: z.literal('memory'), bytes: z.number() });

export const ATTACKS = [
  'unread-assets',
  'pipelined-lists',
  'many-lists',
  'unread-lists',
  'invented-tokens-64',
  'invented-tokens-200',
  'guesses-by-address',
  'guesses-by-spelling',
  'unknown-tickets',
  'refused-placements',
  'private-streams',
] as const;
export type AttackName = (typeof ATTACKS)[number];

/** `burn` uses `cpuShare` of one core and sends nothing. */
export const attackPlanSchema = z.object({
  attack: z.enum([...ATTACKS, 'burn']),
  url: z.string(),
  seconds: z.number(),
  size: z.number(),
  cpuShare: z.number(),
  tokens: z.array(z.string()),
});
export type AttackPlan = z.infer<typeof attackPlanSchema>;

export const attackReportSchema = z.object({
  answers: z.record(z.string(), z.number()),
  cpuShare: z.number(),
});
export type AttackReport = z.infer<typeof attackReportSchema>;
