export type { ApprovedVoidStore } from './approved-void-store';
export { startQuarantine } from './apply-quarantine-decisions';
