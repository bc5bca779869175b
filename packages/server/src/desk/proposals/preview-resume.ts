import { hash } from 'node:crypto';

import type { DeskAnswer } from '@clutchline/contract/desk';

import type { DeskStores } from '../context';
import type { DeskCaller } from '../access/find-session';
import { describeLock } from '../locks/list-locks';
import type { ResumePreview, StoredProposal } from './proposal-store';

export interface MadePreview {
  readonly lockId: number;
  readonly preview: ResumePreview;
  readonly previewHash: string;
}

/** Null: there is no lock of everything. The hash covers the locks, because the number of plays changes with each event. */
export async function previewResume({ locks }: Pick<DeskStores, 'locks'>): Promise<MadePreview | null> {
  const active = (await locks.active()).map(describeLock);
  const lock = active.find(({ scope }) => scope === 'all');
  if (lock === undefined) return null;
  const remaining = active.filter((other) => other !== lock);
  const seen = JSON.stringify([lock.lock_id, remaining.map(({ lock_id }) => lock_id)]);
  const preview = { lock, remaining, plays: await locks.countHeldByAll() };
  return { lockId: lock.lock_id, preview, previewHash: hash('sha256', seen) };
}

export function describeProposal(stored: StoredProposal, { operator }: DeskCaller, now: number): DeskAnswer<'propose'> {
  const { state, expiresAt } = stored;
  return {
    proposal_id: stored.proposalId,
    kind: 'resume_all',
    reason: stored.reason,
    preview: stored.preview,
    preview_hash: stored.previewHash,
    proposed_by: stored.proposedBy,
    proposed_at: stored.proposedAt,
    expires_at: expiresAt,
    state: state === 'proposed' && now >= expiresAt ? 'expired' : state,
    decided_by: stored.decidedBy,
    decided_at: stored.decidedAt,
    may_decide: stored.proposedPerson !== operator.personId,
  };
}
