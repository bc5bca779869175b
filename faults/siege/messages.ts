import { z } from 'zod';

/** As many matches as a busy day has, and price changes in each look at the feed. */
export const BOARD = { matches: 150, moves: 20 } as const;

/** What the besieged server is started with. */
export const siegePlanSchema = z.object({
  databaseUrl: z.string(),
  webFolder: z.string(),
  trustedHops: z.number(),
});
export type SiegePlan = z.infer<typeof siegePlanSchema>;

export const siegeReadySchema = z.object({ type: z.literal('ready'), url: z.string() });

/** Bytes that the server still needs after a full collection: the JavaScript heap and what buffers hold beside it. */
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

/** What the attacker's process is started with. `burn` takes the share of one core in `cpuShare` and sends nothing. */
export const attackPlanSchema = z.object({
  attack: z.enum([...ATTACKS, 'burn']),
  url: z.string(),
  seconds: z.number(),
  /** 1 for the whole attack; less for the part of it that `npm test` plays. */
  size: z.number(),
  cpuShare: z.number(),
  /** Sessions of players who take part in the attack. */
  tokens: z.array(z.string()),
});
export type AttackPlan = z.infer<typeof attackPlanSchema>;

/** How often each kind of answer came, and what the attack cost its own process. */
export const attackReportSchema = z.object({
  answers: z.record(z.string(), z.number()),
  cpuShare: z.number(),
});
export type AttackReport = z.infer<typeof attackReportSchema>;
