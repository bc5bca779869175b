export { BEAT_MS, type NewsMessage, type Place, WAKE, decode } from './bus-message';
export type { Bus } from './bus';
export { type MovedBet, newsOfBets, newsOfMatches } from './news-of';
export { openBus } from './open-bus';
export type { OutboxDepth, OutboxStore } from './outbox-store';
export type { Publisher } from './publisher';
export { type RelayJob, startRelay } from './start-relay';
