import * as z from 'zod/mini';

import { doubtedEntry } from '../quarantine-values';
import { decisionEffect } from './decision-effect';
import { HALF_AN_HOUR, proposalKind } from './proposal-kind';

/** A quarantined result, or void of a settled play: stored as received, or dropped. */
export const RELEASE_RESULT = proposalKind('release_result', {
  payload: z.strictObject({
    entry_id: z.int().check(z.gte(1)),
    /** Hash of the entry that the operator saw. */
    event_hash: z.string().check(z.maxLength(64)),
    is_approved: z.boolean(),
  }),
  preview: z.strictObject({
    entry: doubtedEntry,
    /** Null: rejected, or nothing that can be computed before it is stored. */
    effect: z.nullable(decisionEffect),
  }),
  problems: ['unknown_subject', 'decided_already', 'changed_meanwhile'],
  opensForMinutes: HALF_AN_HOUR,
});
