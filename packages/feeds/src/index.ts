export type { Feed, HistorySlice, SkippedRow } from './feed';
export type { MatchScript } from './script/match-script';
export { createSimulatorFeed } from './simulator/create-simulator-feed';
export { createReplayFeed, type ReplayOptions } from './replay/create-replay-feed';
export { listReplayDays, type ReplayDay } from './replay/replay-days';
export { ReplayError, type ReplayFault } from './replay/replay-error';
export { readSkippedRows, type SkippedRows } from './replay/read-skipped-rows';
export { summarizeRows, type RowSummary } from './summarize-rows';
export type { ViewPlace } from './suppliers/view-place';
export { bo3ggView } from './suppliers/bo3gg-view';
export { gridView } from './suppliers/grid-view';
export { lolesportsView } from './suppliers/lolesports-view';
export { openDotaView } from './suppliers/opendota-view';
export { pandaScoreView } from './suppliers/pandascore-view';
export {
  offerOfRound,
  resultOfRound,
  roundNames,
  statesOf,
  voidOfRound,
  type OfferedRound,
} from './virtual-round/round-events';
