import * as z from 'zod/mini';

import { moment, requestId } from '../desk-values';
import { subjectNames } from '../name-values';
import { type DeskCall, nothing, own } from './desk-call';

const deskAction = z.strictObject({
  id: z.int(),
  at: moment,
  operator_id: z.nullable(z.int()),
  operator: z.nullable(z.string()),
  session_id: z.nullable(z.int()),
  network: z.nullable(z.string()),
  action: z.string(),
  subject: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
  result: z.string(),
});

/** What was done (DESK-7). */
export const AUDIT_CALLS = {
  /** Finds the caller's own request whose answer was lost; null: it was not done. */
  outcome: {
    ...own,
    body: z.strictObject({ request_id: requestId }),
    answer: z.strictObject({ action: z.nullable(deskAction) }),
    problems: [],
  },
  /** Newest first; all of them need the right `audit_all`, otherwise the caller's own are returned. */
  audit: {
    right: 'audit_own',
    needsStepUp: false,
    body: z.strictObject({ before: z.optional(z.int()), limit: z.int().check(z.gte(1), z.lte(200)) }),
    answer: z.strictObject({ actions: z.array(deskAction), next: z.nullable(z.int()), names: subjectNames }),
    problems: [],
  },
  /** Compares the last 10,000 acts with the records that the seals cover. */
  verifyAudit: {
    right: 'audit_all',
    needsStepUp: false,
    body: nothing,
    answer: z.strictObject({
      checked: z.int(),
      /** Acts that differ from their record, or are missing; at most 20. */
      faults: z.array(z.string()),
      /** The seals cover the acts up to this moment; null: none yet. */
      verified_up_to: z.nullable(moment),
      seal: z.nullable(z.int()),
      head: z.nullable(z.string()),
      /** Newer than the last seal. */
      not_sealed: z.int(),
    }),
    problems: [],
  },
} as const satisfies Readonly<Record<string, DeskCall>>;
