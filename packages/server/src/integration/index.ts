export type { Stores } from './context';
export type { IntegrationStore } from './integration-store';
export { endSessions, openPlayerSession } from './player-sessions';
export { problem, type OperatorOutcome } from './operator-outcome';
export { readPlayer } from './read-player';
export { runOnce } from './run-once';
export { transferMoney } from './transfer-money';
export { type SignedRequest, verifySignature } from './verify-signature';
