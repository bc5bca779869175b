export { startQuarantine } from './apply-quarantine-decisions';
