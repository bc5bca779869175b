import { hash } from 'node:crypto';

import { PLAY_STATUS, type VoidReason } from '@clutchline/contract';
import { hasDeskRight, type DeskAnswer } from '@clutchline/contract/desk';

import type { DeskStores } from '../context';
import { problem, type DeskRefusal } from '../desk-outcome';
import type { DeskCaller } from '../access/find-session';
import { describeLock } from '../locks/list-locks';
import type { ProposalPreview, ProposalSubject, StoredProposal } from './proposal-store';

export interface MadePreview {
  readonly subject: ProposalSubject;
  readonly preview: ProposalPreview;
  readonly previewHash: string;
}

const hashOf = (seen: unknown): string => hash('sha256', JSON.stringify(seen));

/** The hash covers the locks, because the number of plays changes with each event. */
async function previewResume({ locks }: DeskStores): Promise<MadePreview | DeskRefusal> {
  const active = (await locks.active()).map(describeLock);
  const lock = active.find(({ scope }) => scope === 'all');
  if (lock === undefined) return problem('nothing_locked');
  const remaining = active.filter((other) => other !== lock);
  const previewHash = hashOf([lock.lock_id, remaining.map(({ lock_id }) => lock_id)]);
  const preview = { lock, remaining, plays: await locks.countHeldByAll() };
  return { subject: { kind: 'resume_all', lockId: lock.lock_id }, preview, previewHash };
}

/** The hash covers every sum. */
async function previewVoid(
  { stakes }: DeskStores,
  { playId, voidReason }: { readonly playId: number; readonly voidReason: VoidReason },
): Promise<MadePreview | DeskRefusal> {
  const play = await stakes.stakesOn(playId);
  if (play === null) return problem('unknown_subject');
  if (play.status === PLAY_STATUS.cancelled) return problem('void_already');
  const { gameId, market, round } = play;
  const tickets = play.tickets.map(({ currencyId, kind, isSettled, tickets: count, stakes: staked, paid }) => ({
    ...{ currency_id: currencyId, kind, is_settled: isSettled, tickets: count },
    ...{ stakes: String(staked), paid: String(paid) },
  }));
  const preview = { play_id: playId, game_id: gameId, market, round, void_reason: voidReason, tickets };
  return { subject: { kind: 'void_play', playId, voidReason }, preview, previewHash: hashOf(preview) };
}

/** What it would do now. */
export function makePreview(stores: DeskStores, subject: WantedSubject): Promise<MadePreview | DeskRefusal> {
  return subject.kind === 'resume_all' ? previewResume(stores) : previewVoid(stores, subject);
}

export type WantedSubject = { readonly kind: 'resume_all' } | Extract<ProposalSubject, { readonly kind: 'void_play' }>;

export function describeProposal(stored: StoredProposal, { operator }: DeskCaller, now: number): DeskAnswer<'propose'> {
  const { state, expiresAt } = stored;
  return {
    proposal_id: stored.proposalId,
    kind: stored.subject.kind,
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
