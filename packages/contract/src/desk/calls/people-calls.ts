import * as z from 'zod/mini';

import { DESK_ROLES } from '../desk-rights';
import { deskToken, moment, reason, requestId } from '../desk-values';
import { type DeskCall, done, nothing } from './desk-call';

/** Operators (DESK-5). Roles change by a proposal of kind `operator`. */
export const PEOPLE_CALLS = {
  /** Not ended. */
  operators: {
    right: 'see_people',
    needsStepUp: false,
    body: nothing,
    answer: z.array(
      z.strictObject({
        operator_id: z.int(),
        name: z.string(),
        /** Two accounts of one person have one. */
        person_id: z.int(),
        roles: z.array(z.enum(DESK_ROLES)),
        created_at: moment,
        /** False: invited. */
        can_sign_in: z.boolean(),
        sessions: z.int(),
        last_used_at: z.nullable(moment),
      }),
    ),
    problems: [],
  },
  /** Returns the token of an approved proposal, once, to the operator who proposed it. Only the invited person may see it. */
  invite: {
    right: 'operator',
    needsStepUp: true,
    body: z.strictObject({ request_id: requestId, reason, proposal_id: z.int() }),
    answer: z.strictObject({ token: deskToken, expires_at: moment }),
    problems: ['invite_not_approved', 'local_off', 'repeated'],
  },
  /** Ends another operator and all of that operator's sessions. */
  endOperator: {
    right: 'operator',
    needsStepUp: true,
    body: z.strictObject({ request_id: requestId, reason, operator_id: z.int() }),
    answer: done,
    problems: ['unknown_operator', 'repeated'],
  },
} as const satisfies Readonly<Record<string, DeskCall>>;
