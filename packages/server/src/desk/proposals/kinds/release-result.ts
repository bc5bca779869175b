import { problem } from '../../desk-outcome';
import { describeEntry } from '../../quarantine/answer-quarantine';
import { hashOf, type ProposalKind } from '../proposal-kind';
import { seenOf } from '../show-effect';

export const RELEASE_RESULT: ProposalKind<'release_result'> = {
  async preview({ previews, quarantine }, { entry_id, event_hash, is_approved }) {
    const found = await quarantine.find(entry_id);
    if (found?.kind !== 'result') return problem('unknown_subject');
    if (!found.isHeld) return problem('decided_already');
    if (found.eventHash !== event_hash) return problem('changed_meanwhile');
    const entry = describeEntry(found);
    const effect = is_approved ? await previews.release(found.event) : null;
    const seen = { event_hash, stored: entry.stored, is_approved, effect: effect === null ? null : seenOf(effect) };
    return { preview: { entry, effect }, previewHash: hashOf(seen) };
  },
  carryOut: null,
};
