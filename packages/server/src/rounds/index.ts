export type { Stores } from './context';
export type { FinishedRound, NewEpoch, NewSaltLine, RoundStore, StoredEpoch, StoredSaltLine } from './round-store';
export { addSaltLine, type SaltLineOutcome } from './add-salt-line';
export { isRoundSound } from './finish-rounds';
export { readCurrentRound, type CurrentRound, type PausedGame } from './read-current-round';
export { startRounds } from './start-rounds';
