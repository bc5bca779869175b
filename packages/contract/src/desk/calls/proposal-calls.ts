import * as z from 'zod/mini';

import { moment, reason, requestId } from '../desk-values';
import { subjectNames } from '../name-values';
import { PROPOSAL_KINDS, proposalKindName, proposalPreview, proposedBody } from '../proposals/proposal-kinds';
import { type DeskCall, nothing } from './desk-call';

/** `approved` until the leader has carried it out. */
export const PROPOSAL_STATES = ['proposed', 'approved', 'done', 'failed', 'rejected', 'withdrawn', 'expired'] as const;

export const PROPOSAL = z.strictObject({
  proposal_id: z.int(),
  kind: proposalKindName,
  /** As it was proposed, by its kind. */
  payload: z.record(z.string(), z.unknown()),
  reason: z.string(),
  preview: proposalPreview,
  /** Of what the preview refers to. */
  names: subjectNames,
  /** Approving names what was seen. */
  preview_hash: z.string(),
  proposed_by: z.string(),
  proposed_at: moment,
  expires_at: moment,
  state: z.enum(PROPOSAL_STATES),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(moment),
  /** Of what was carried out; null: not yet, or nothing to add. */
  outcome: z.nullable(z.string()),
  /** Whether the caller has the right, and is another person than the one who proposed. */
  may_decide: z.boolean(),
});

const decision = { request_id: requestId, reason, proposal_id: z.int() };

/** What two persons decide (DESK-6). */
export const PROPOSAL_CALLS = {
  /** Newest first; `preview` as it was proposed. */
  proposals: { right: 'see_proposals', needsStepUp: false, body: nothing, answer: z.array(PROPOSAL), problems: [] },
  /** The preview as it would be now. */
  preview: {
    right: 'see_proposals',
    needsStepUp: false,
    body: z.strictObject({ proposal_id: z.int() }),
    answer: PROPOSAL,
    problems: ['unknown_proposal', 'proposal_over'],
  },
  propose: {
    right: 'propose',
    needsStepUp: true,
    body: proposedBody,
    answer: PROPOSAL,
    problems: [...new Set(Object.values(PROPOSAL_KINDS).flatMap(({ problems }) => problems)), 'forbidden', 'repeated'],
  },
  /** What concerns settlement is carried out by the leader, within a second, the rest at once. */
  approve: {
    right: 'propose',
    needsStepUp: true,
    body: z.strictObject({ ...decision, preview_hash: z.string().check(z.maxLength(100)) }),
    answer: PROPOSAL,
    problems: ['unknown_proposal', 'proposal_over', 'own_proposal', 'preview_changed', 'repeated'],
  },
  reject: {
    right: 'propose',
    needsStepUp: false,
    body: z.strictObject(decision),
    answer: PROPOSAL,
    problems: ['unknown_proposal', 'proposal_over', 'own_proposal', 'repeated'],
  },
  /** By the person who proposed. */
  withdraw: {
    right: 'propose',
    needsStepUp: false,
    body: z.strictObject(decision),
    answer: PROPOSAL,
    problems: ['unknown_proposal', 'proposal_over', 'forbidden', 'repeated'],
  },
} as const satisfies Readonly<Record<string, DeskCall>>;
