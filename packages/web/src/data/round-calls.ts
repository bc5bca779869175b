import {
  addSaltLine,
  getCurrentRound,
  getRound,
  getRoundChart,
  getRoundEpochs,
  getRoundResults,
} from '@clutchline/contract';

/** Of Speed LOL; its page loads them. */
export const ROUND_CALLS = {
  addSaltLine,
  getCurrentRound,
  getRound,
  getRoundChart,
  getRoundEpochs,
  getRoundResults,
} as const;
