export type { Feed, FeedClock, FeedSink, SkippedRow } from './feed';
export type { MatchScript } from './script/match-script';
export { createSimulatorFeed } from './simulator/create-simulator-feed';
