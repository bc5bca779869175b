export type { HeldBetStore, HeldEnding } from './held-bet-store';
export { startAcceptance } from './start-acceptance';
