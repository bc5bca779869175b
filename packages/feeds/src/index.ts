export type { Feed, HistorySlice, SkippedRow } from './feed';
export type { MatchScript } from './script/match-script';
export { createSimulatorFeed } from './simulator/create-simulator-feed';
export { createReplayFeed, type ReplayOptions } from './replay/create-replay-feed';
export { listReplayDays, type ReplayDay } from './replay/replay-days';
export { ReplayError, type ReplayFault } from './replay/replay-error';
export { readSkippedRows, type SkippedRows } from './replay/read-skipped-rows';
export { summarizeRows, type RowSummary } from './summarize-rows';
