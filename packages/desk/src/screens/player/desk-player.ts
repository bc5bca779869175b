import type { DeskAnswer } from '@clutchline/contract/desk';

export type DeskPlayer = DeskAnswer<'player'>;
