import type { DeskAnswer } from '@clutchline/contract/desk';

type Match = DeskAnswer<'missingResults'>['matches'][number];

export interface MissingPlay {
  readonly match: Match;
  readonly play: Match['plays'][number];
}
