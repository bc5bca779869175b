export type { HeldBetStore, HeldBetDecision } from './held-bet-store';
export { startAcceptance } from './start-acceptance';
