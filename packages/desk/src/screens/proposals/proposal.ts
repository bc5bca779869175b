import type { DeskAnswer, ProposalKindName, ProposalPreview } from '@clutchline/contract/desk';

import { isProblem } from '../../calls/send-call';
import type { Texts } from '../../texts/create-texts';

export type Proposal = DeskAnswer<'propose'>;

/** Of the part that shows what a kind would do. */
export interface PreviewProps<Kind extends ProposalKindName> {
  readonly preview: ProposalPreview<Kind>;
}

const OUTCOMES = ['plays_decided', 'bet_void', 'approved', 'rejected'] as const;

/** @param outcome what was done, with a count, or why not: "plays_decided:23", "void_already". */
export function outcomeText(t: Texts['t'], outcome: string): string {
  const [code = '', count = ''] = outcome.split(':');
  const done = OUTCOMES.find((each) => each === code);
  if (done !== undefined) return t(`proposals.outcome_${done}`, { count });
  return isProblem(code) ? t(`problems.${code}`) : outcome;
}
