export { startQuarantine } from './start-quarantine';
