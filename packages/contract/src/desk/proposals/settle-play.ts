import * as z from 'zod/mini';

import { legOutcome, voidReason } from '../../entities/bet-history-item';
import { decisionEffect } from './decision-effect';
import { HALF_AN_HOUR, proposalKind } from './proposal-kind';

const id = z.int().check(z.gte(1));

const handOutcome = z
  .strictObject({
    point_id: id,
    outcome: legOutcome,
    void_reason: z.nullable(voidReason),
    /** Winners that share a dead heat; otherwise 1. */
    dead_heat: z.int().check(z.gte(1), z.lte(64)),
  })
  .check(
    z.refine(({ outcome }) => outcome !== 'pending'),
    z.refine(({ outcome, void_reason }) => (outcome === 'void') === (void_reason !== null)),
    z.refine(({ outcome, dead_heat }) => (outcome === 'dead_heat') === dead_heat > 1),
  );

/** A play whose result is missing, settled by hand: an outcome for each undecided point. */
export const SETTLE_PLAY = proposalKind('settle_play', {
  payload: z.strictObject({
    play_id: id,
    outcomes: z.array(handOutcome).check(z.minLength(1), z.maxLength(200)),
  }),
  preview: z.strictObject({ game_id: z.int(), play_id: z.int(), effect: decisionEffect }),
  problems: ['unknown_subject', 'settled_already', 'wrong_points'],
  opensForMinutes: HALF_AN_HOUR,
});
