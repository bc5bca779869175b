import type { DeskAnswer } from '@clutchline/contract/desk';

export type Invite = DeskAnswer<'readInvite'>;
