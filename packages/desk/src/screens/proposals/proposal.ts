import type { DeskAnswer, ProposalKindName, ProposalPreview } from '@clutchline/contract/desk';

export type Proposal = DeskAnswer<'propose'>;

/** Of the part that shows what a kind would do. */
export interface PreviewProps<Kind extends ProposalKindName> {
  readonly preview: ProposalPreview<Kind>;
}
