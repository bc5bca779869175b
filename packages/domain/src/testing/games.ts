/** Proofs and simulations of the virtual games, for tests and commands (`npm run prove-returns`). */
export { chiSquareP, type DrawnTable } from '../chance/chi-square';
export { fastWords } from '../chance/testing/fast-words';
export { roundStatistics, type RoundStatistics } from '../virtual-round/testing/round-statistics';
export { playStrategy, type PlayedReturn } from '../auto-chess/testing/play-strategy';
export { PUBLISHED_BOUNDS, PUBLISHED_STRATEGIES } from '../auto-chess/testing/published-strategies';
export { boundOfMixtures, boundOfTier, type TierBound } from '../auto-chess/testing/strategy-bound';
