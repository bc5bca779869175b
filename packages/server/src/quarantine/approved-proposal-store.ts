import type { ProposalKindName } from '@clutchline/contract/desk';

export interface ApprovedProposal {
  readonly proposalId: number;
  readonly kind: ProposalKindName;
  /** By its kind. */
  readonly payload: unknown;
  readonly reason: string;
  /** Names of the two persons. */
  readonly by: readonly [string, string];
}

export interface EndedProposal {
  readonly proposalId: number;
  /** For the row of the act, such as `play:7`. */
  readonly subject: string;
  readonly isDone: boolean;
  readonly outcome: string;
  /** Wall clock, ms. */
  readonly at: number;
}

export interface ApprovedProposalStore {
  /** Not carried out yet. */
  list(): Promise<ApprovedProposal[]>;
  /** False: ended before. */
  end(ended: EndedProposal): Promise<boolean>;
}
