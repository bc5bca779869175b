import { hasDeskRight, type DeskAnswer } from '@clutchline/contract/desk';

import type { DeskCaller } from '../access/find-session';
import type { StoredProposal } from './proposal-store';

export function describeProposal(stored: StoredProposal, { operator }: DeskCaller, now: number): DeskAnswer<'propose'> {
  const { state, expiresAt } = stored;
  return {
    proposal_id: stored.proposalId,
    kind: stored.subject.kind,
    payload: stored.subject.payload,
    reason: stored.reason,
    preview: stored.preview,
    preview_hash: stored.previewHash,
    proposed_by: stored.proposedBy,
    proposed_at: stored.proposedAt,
    expires_at: expiresAt,
    state: state === 'proposed' && now >= expiresAt ? 'expired' : state,
    decided_by: stored.decidedBy,
    decided_at: stored.decidedAt,
    outcome: stored.outcome,
    may_decide: stored.proposedPerson !== operator.personId && hasDeskRight(operator.roles, stored.subject.kind),
  };
}
