import type { DeskAnswer } from '@clutchline/contract/desk';

export type ResumePreview = DeskAnswer<'propose'>['preview'];
export type ProposalState = Exclude<DeskAnswer<'propose'>['state'], 'expired'>;

export interface NewProposal {
  readonly lockId: number;
  readonly reason: string;
  readonly preview: ResumePreview;
  readonly previewHash: string;
  readonly operatorId: number;
  /** Wall clock, ms. */
  readonly at: number;
  readonly expiresAt: number;
}

export interface StoredProposal {
  readonly proposalId: number;
  readonly reason: string;
  readonly preview: ResumePreview;
  readonly previewHash: string;
  readonly proposedBy: string;
  readonly proposedPerson: number;
  readonly proposedAt: number;
  readonly expiresAt: number;
  readonly state: ProposalState;
  readonly decidedBy: string | null;
  readonly decidedAt: number | null;
}

export interface ProposalStore {
  /** Returns its id. */
  add(proposal: NewProposal): Promise<number>;
  /** Locked until the end of the transaction. */
  hold(proposalId: number): Promise<StoredProposal | null>;
  find(proposalId: number): Promise<StoredProposal | null>;
  /** Newest first. */
  list(limit: number): Promise<StoredProposal[]>;
  endAs(
    proposalId: number,
    state: 'approved' | 'rejected' | 'withdrawn',
    operatorId: number,
    at: number,
  ): Promise<void>;
  /** After what was approved. */
  finish(proposalId: number): Promise<void>;
}
