import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { epochMs } from '../../ids';
import { amount } from '../../money';

/** A limit that a player set. A null value means no limit. */
const setLimit = <Value extends z.core.$ZodType>(value: Value) =>
  z.object({
    value: z.nullable(value),
    /** Looser value that comes into force at `from`; null if none is pending. */
    pending: z.nullable(z.object({ value: z.nullable(value), from: epochMs })),
    /** Usage, also without a limit. A loss is negative if the player won that day. */
    used: value,
    /** Rest of the value in force, from 0; null without a limit. */
    left: z.nullable(value),
  });

/** Limits that the player set, and the current break. */
export const playerLimitsSchema = z.object({
  day_stake: setLimit(amount),
  /** Stakes less payouts of bets settled that day, plus all open stakes. */
  day_loss: setLimit(amount),
  /** Real time of one day until betting pauses, over all sessions. Pauses of more than 15 minutes do not count. */
  session_minutes: setLimit(z.int().check(z.gte(0))),
  /** In the player's time zone; all three limits restart from 0 then. */
  day_ends: epochMs,
  /** No bets before `until`; never shortened; null without a break. */
  break: z.nullable(z.object({ kind: z.enum(['time_out', 'exclusion']), until: epochMs })),
});
export type PlayerLimitsInfo = z.infer<typeof playerLimitsSchema>;

/** Limits and break of the signed-in player (BET-7). */
export const getPlayerLimits = defineCall({
  path: '/api/game/user/getPlayerLimits',
  auth: 'token',
  request: {},
  response: playerLimitsSchema,
  refusals: [],
  requirement: 'BET-7',
});
