import * as z from 'zod/mini';

import { limitRule, limitScope, limitValue, seenRule, until } from '../limit-values';
import { HALF_AN_HOUR, proposalKind } from './proposal-kind';

/** A looser rule, or the end of one (DESK-11). */
export const RAISE_LIMIT = proposalKind('raise_limit', {
  payload: z.union([
    z.strictObject({ act: z.literal('set'), scope: limitScope, limit: limitValue, until, version: seenRule }),
    z.strictObject({ act: z.literal('clear'), rule_id: z.int().check(z.gte(1)) }),
  ]),
  preview: z.strictObject({
    scope: limitScope,
    /** In force now; null: none. */
    before: z.nullable(limitRule),
    /** Null: ended. */
    after: z.nullable(z.strictObject({ limit: limitValue, until })),
    /** Of the house for this kind; null: no amount. */
    house: z.nullable(z.string()),
  }),
  problems: ['unknown_subject', 'changed_meanwhile', 'above_house'],
  opensForMinutes: HALF_AN_HOUR,
});
