import { validateAnnouncement } from '../../../announcements';
import { LateRefusalError } from '../../audit/once-done';
import { changedMeanwhile, draftOf, ID_TAKEN, readableTexts, wireDraft } from '../../content/announcement-answers';
import { saveWanted } from '../../content/change-announcement';
import { problem } from '../../desk-outcome';
import { hashOf, type ProposalKind } from '../proposal-kind';

/** Urgent announcements and maintenance (NEWS-1). */
export const ANNOUNCE: ProposalKind<'announce'> = {
  async preview({ announcements }, { draft, version }) {
    const valid = validateAnnouncement(draftOf(draft));
    if ('faults' in valid) return problem('wrong_announcement', { faults: valid.faults });
    const current = await announcements.find(draft.id);
    if (version === null && current !== null) return problem('wrong_announcement', { faults: [ID_TAKEN] });
    if (version !== null && current === null) return problem('unknown_announcement');
    const isOther = current !== null && (current.withdrawnAt !== null || current.revision !== version);
    if (isOther) return changedMeanwhile(current);
    const before = current === null ? null : wireDraft(current);
    const { announcement } = valid;
    const preview = { before, after: wireDraft(announcement), texts: readableTexts(announcement.texts) };
    return { preview, previewHash: hashOf(preview) };
  },
  async carryOut({ context, stores, caller, network, proposalId, reason }, { draft, version }) {
    const proposal = await stores.proposals.find(proposalId);
    if (proposal === null) throw new Error('the proposal is missing');
    const act = { context, stores, origin: { caller, network }, reason, requestId: null, proposalId };
    const outcome = await saveWanted(act, { draft, version, by: [proposal.proposedBy, caller.operator.name] });
    if (outcome.kind === 'problem') throw new LateRefusalError(outcome);
  },
};
