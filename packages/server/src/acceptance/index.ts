export type { HeldBetStore, HeldBetDecision } from './held-bet-store';
export { acceptFundedBets, rejectUnfunded } from './accept-or-reject-held-bets';
export type { Stores } from './context';
export { startAcceptance } from './start-acceptance';
