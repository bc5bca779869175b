export type { Stores } from './context';
export type { FinishedRound, NewEpoch, NewSaltLine, RoundStore, StoredEpoch, StoredSaltLine } from './round-store';
export { readCurrentRound } from './read-current-round';
export { readRoundGame } from './read-round-game';
export {
  addRoundSaltLine,
  getCurrentRound,
  getRound,
  getRoundChart,
  getRoundEpochs,
  getRoundResults,
} from './round-calls';
export { startRounds } from './start-rounds';
