export type { ApprovedProposalStore } from './approved-proposal-store';
export { startQuarantine } from './apply-quarantine-decisions';
