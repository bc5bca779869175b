import type { DeskAnswer } from '@clutchline/contract/desk';

export type DeskAction = DeskAnswer<'audit'>['actions'][number];
