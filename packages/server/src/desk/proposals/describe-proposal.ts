import { hasDeskRight, type DeskAnswer } from '@clutchline/contract/desk';

import type { DeskCaller } from '../access/find-session';
import type { DeskContext } from '../context';
import { namesInEach } from '../names/read-names';
import type { StoredProposal } from './proposal-store';

type Proposal = DeskAnswer<'propose'>;

const describe = (stored: StoredProposal, { operator }: DeskCaller, now: number): Omit<Proposal, 'names'> => ({
  proposal_id: stored.proposalId,
  kind: stored.subject.kind,
  payload: stored.subject.payload,
  reason: stored.reason,
  preview: stored.preview,
  preview_hash: stored.previewHash,
  proposed_by: stored.proposedBy,
  proposed_at: stored.proposedAt,
  expires_at: stored.expiresAt,
  state: stored.state === 'proposed' && now >= stored.expiresAt ? 'expired' : stored.state,
  decided_by: stored.decidedBy,
  decided_at: stored.decidedAt,
  outcome: stored.outcome,
  may_decide: stored.proposedPerson !== operator.personId && hasDeskRight(operator.roles, stored.subject.kind),
});

interface Viewer extends Pick<DeskContext, 'stores'> {
  readonly caller: DeskCaller;
  /** Wall clock, ms. */
  readonly now: number;
}

export async function describeProposals(
  { stores, caller, now }: Viewer,
  proposals: readonly StoredProposal[],
): Promise<Proposal[]> {
  const names = await namesInEach(
    { stores },
    proposals.map(({ preview }) => preview),
  );
  return proposals.flatMap((stored, index) => {
    const own = names[index];
    return own === undefined ? [] : [{ ...describe(stored, caller, now), names: own }];
  });
}

export async function describeProposal(viewer: Viewer, stored: StoredProposal): Promise<Proposal> {
  const [described] = await describeProposals(viewer, [stored]);
  if (described === undefined) throw new Error('a proposal without a description');
  return described;
}
