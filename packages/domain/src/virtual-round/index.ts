export {
  PHASE_STARTS_MS,
  readRoundNumber,
  ROUND_MS,
  ROUND_PHASES,
  roundLock,
  roundMoment,
  roundNumber,
  ROUNDS_OF_DAY,
  roundStart,
  type RoundMoment,
  type RoundPhase,
} from './round-time';
export {
  clubTeamId,
  FIRST_VIRTUAL_ID,
  isVirtualId,
  ROUND_LIMIT_SCALE,
  roundGameId,
  roundOfGame,
  roundPlayId,
  roundPointId,
  VIRTUAL_EVENT,
  VIRTUAL_GAME_TYPE,
} from './round-ids';
export { roundBetRefusal, type RoundBetRefusal } from './round-bet-refusal';
export { chainSeeds, earlierSeed, EPOCH_ROUNDS, isSeedOf } from './seed-chain';
export { planEpoch, type EpochPlan, type EpochSpan } from './plan-epoch';
export { readSaltLine, SALT_LINE_MAX, saltOf } from './salt';
export {
  POSITIONS,
  ROUND_TABLES,
  roundTablesHash,
  WIN_CHANCES,
  type DurationBand,
  type Position,
} from './round-tables';
export {
  drawFacts,
  drawPairing,
  roundText,
  type DrawLabel,
  type Pairing,
  type RoundFacts,
  type Side,
} from './draw-round';
export { ROUND_MARKETS, roundPlays, type RoundMarket, type RoundPick, type RoundPlay } from './round-plays';
export { pickText, winningPick } from './round-results';
export { killModel, pickChance, type KillModel } from './round-model';
export {
  createPriceBook,
  publishedPrices,
  type PricedPick,
  type PricedPlay,
  type PublishedPrice,
} from './round-prices';
export { RoundTests, type ChanceTest } from './round-tests';
export { drawScene, sceneHash, type SceneEvent } from './draw-scene';
export { eventOffset, MATCH_MS, sceneState, sceneUntil, type BySide, type SceneState } from './scene-state';
export {
  verifyEpoch,
  verifyEvents,
  verifyRound,
  verifyScene,
  type ChanceSource,
  type PublishedEpoch,
  type PublishedRound,
  type RoundCheck,
  type VerificationLine,
} from './verify-round';
export { beadPlate, bigRoad, expectedCount, type ChartCell, type ExpectedCount } from './run-chart';
