import * as z from 'zod/mini';

import { mapFactsSchema } from '../../entities/map-facts';
import { matchFactsSchema, outrightFactsSchema } from '../../feed-event';
import { decisionEffect } from './decision-effect';
import { HALF_AN_HOUR, proposalKind } from './proposal-kind';

const facts = z.union([mapFactsSchema, matchFactsSchema, outrightFactsSchema]);

/** Of a map, a match or an outright: bets that change are reversed and settled again. Also a result that is missing. */
export const CORRECT_RESULT = proposalKind('correct_result', {
  payload: z.strictObject({
    game_id: z.int().check(z.gte(1)),
    /** Map; null: the match or outright. */
    round: z.nullable(z.int().check(z.gte(1), z.lte(16))),
    facts,
  }),
  preview: z.strictObject({
    game_id: z.int(),
    round: z.nullable(z.int()),
    /** Null: none is stored. */
    facts_before: z.nullable(facts),
    facts,
    effect: decisionEffect,
  }),
  problems: ['unknown_subject', 'wrong_facts', 'same_result'],
  opensForMinutes: HALF_AN_HOUR,
});
