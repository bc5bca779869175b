import type { DeskAnswer, DeskRole, ProposalKindName, ProposalPayload } from '@clutchline/contract/desk';

type Preview = DeskAnswer<'propose'>['preview'];
export type ProposalState = Exclude<DeskAnswer<'propose'>['state'], 'expired'>;

/** What it is about. */
export type ProposalSubject<Kinds extends ProposalKindName = ProposalKindName> = {
  readonly [Kind in Kinds]: { readonly kind: Kind; readonly payload: ProposalPayload<Kind> };
}[Kinds];

export interface NewProposal {
  readonly subject: ProposalSubject;
  readonly reason: string;
  readonly preview: Preview;
  readonly previewHash: string;
  readonly operatorId: number;
  /** Wall clock, ms. */
  readonly at: number;
  readonly expiresAt: number;
}

export interface StoredProposal {
  readonly proposalId: number;
  readonly subject: ProposalSubject;
  readonly reason: string;
  readonly preview: Preview;
  readonly previewHash: string;
  readonly proposedBy: string;
  readonly proposedPerson: number;
  /** Now; none if the operator has ended. */
  readonly proposerRoles: readonly DeskRole[];
  readonly proposedAt: number;
  readonly expiresAt: number;
  readonly state: ProposalState;
  readonly decidedBy: string | null;
  readonly decidedAt: number | null;
  readonly outcome: string | null;
}

/** Of a play, as `npm run void-play` prints it. */
export interface StakedPlay {
  readonly gameId: number;
  readonly market: string;
  readonly round: number;
  readonly status: number;
  readonly tickets: readonly {
    readonly currencyId: number;
    readonly kind: 'single' | 'parlay';
    readonly isSettled: boolean;
    readonly tickets: number;
    readonly stakes: bigint;
    readonly paid: bigint;
  }[];
}

export interface StakeReader {
  /** Null: unknown. */
  stakesOn(playId: number): Promise<StakedPlay | null>;
}

export interface ProposalStore {
  /** Returns its id. */
  add(proposal: NewProposal): Promise<number>;
  /** Locked until the end of the transaction. */
  hold(proposalId: number): Promise<StoredProposal | null>;
  find(proposalId: number): Promise<StoredProposal | null>;
  /** Newest first. */
  list(limit: number): Promise<StoredProposal[]>;
  /** Waiting for another person at `now` (wall clock, ms), newest first. */
  listOpen(now: number, limit: number): Promise<StoredProposal[]>;
  endAs(
    proposalId: number,
    state: 'approved' | 'rejected' | 'withdrawn',
    operatorId: number,
    at: number,
  ): Promise<void>;
  /** After what was approved. */
  finish(proposalId: number): Promise<void>;
}
