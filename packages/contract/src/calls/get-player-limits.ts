import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { epochMs } from '../ids';
import { amount } from '../money';

/**
 * A limit a player set: the value in force, the looser one that follows, and how far it is used up. A null value is no
 * limit.
 */
const setLimit = <Value extends z.core.$ZodType>(value: Value) =>
  z.strictObject({
    value: z.nullable(value),
    /** A looser value that comes into force at `pending_from`; null where none waits. */
    pending: z.nullable(z.strictObject({ value: z.nullable(value), from: epochMs })),
    /** What counts against the limit so far, also where there is none; a loss is negative where the day won. */
    used: value,
    /** What the value in force leaves, 0 or more; null where there is no limit. */
    left: z.nullable(value),
  });

/** The limits players set for themselves, and whether they take a break. */
export const playerLimitsSchema = z.strictObject({
  /** Stakes of a day, in whole units. */
  day_stake: setLimit(amount),
  /** Stakes less payouts of bets settled that day, with every open stake, in whole units. */
  day_loss: setLimit(amount),
  /**
   * Minutes of real time in one day until betting pauses, of all sessions of the player together; pauses of more than 15
   * minutes do not count.
   */
  session_minutes: setLimit(z.int().check(z.gte(0))),
  /** When the day ends and all three are counted from 0 again, by the player's own zone. */
  day_ends: epochMs,
  /** No bets before this time; null where there is no break. Neither is ever shortened. */
  break: z.nullable(z.strictObject({ kind: z.enum(['time_out', 'exclusion']), until: epochMs })),
});
export type PlayerLimitsInfo = z.infer<typeof playerLimitsSchema>;

/** The player's own limits. */
export const getPlayerLimits = defineCall({
  path: '/api/game/user/getPlayerLimits',
  auth: 'token',
  request: {},
  response: playerLimitsSchema,
  refusals: [],
  requirement: 'BET-7',
});
