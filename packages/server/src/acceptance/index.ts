export type { DueBet, HeldBetStore, HeldBetDecision } from './held-bet-store';
export { acceptFundedBets, lockAndValidateBets, recordDecided } from './accept-or-reject-held-bets';
export type { Stores } from './context';
export { startAcceptance } from './start-acceptance';
