import * as z from 'zod/mini';

import { voidReason } from '../../entities/bet-history-item';
import { decisionEffect } from './decision-effect';
import { HALF_AN_HOUR, proposalKind } from './proposal-kind';

/** Stakes come back, combos continue without the leg, paid bets are settled again. */
export const VOID_PLAY = proposalKind('void_play', {
  payload: z.strictObject({ play_id: z.int().check(z.gte(1)), void_reason: voidReason }),
  preview: z.strictObject({
    play_id: z.int(),
    game_id: z.int(),
    market: z.string(),
    round: z.int(),
    void_reason: voidReason,
    /** Minor units as text. */
    tickets: z.array(
      z.strictObject({
        currency_id: z.int(),
        kind: z.enum(['single', 'parlay']),
        is_settled: z.boolean(),
        tickets: z.int(),
        stakes: z.string(),
        paid: z.string(),
      }),
    ),
    effect: decisionEffect,
  }),
  problems: ['unknown_subject', 'void_already'],
  opensForMinutes: HALF_AN_HOUR,
});
