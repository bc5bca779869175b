import { EVERYTHING, storeLock } from '../../locks/change-lock';
import { describeLock } from '../../locks/list-locks';
import { problem } from '../../desk-outcome';
import { hashOf, type ProposalKind } from '../proposal-kind';

/** The hash covers the locks, because the number of plays changes with each event. */
export const RESUME_ALL: ProposalKind<'resume_all'> = {
  async preview({ locks }) {
    const active = (await locks.active()).map(describeLock);
    const lock = active.find(({ scope }) => scope === 'all');
    if (lock === undefined) return problem('nothing_locked');
    const remaining = active.filter((other) => other !== lock);
    const previewHash = hashOf([lock.lock_id, remaining.map(({ lock_id }) => lock_id)]);
    return { preview: { lock, remaining, plays: await locks.countHeldByAll() }, previewHash };
  },
  async carryOut({ context, stores, reason, ...origin }) {
    await storeLock(context, stores, origin, { action: 'resume_all', subject: EVERYTHING, reason, requestId: null });
  },
};
