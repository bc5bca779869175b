import type { DeskCallName } from './desk-calls';
import type { ProposalKindName } from './proposals/proposal-kinds';

/** In the audit log, beside the names of calls and of kinds of proposals. */
export const DESK_ACTS = [
  'accept_invite',
  'add_passkey',
  'approve_quarantine',
  'end_operator',
  'end_other_sessions',
  'reject_quarantine',
  'sign_in',
  'sign_out',
  'step_up',
  'take_alarm',
  /** A topic of push. */
  'watch',
] as const;

export type DeskAction = DeskCallName | ProposalKindName | (typeof DESK_ACTS)[number];
