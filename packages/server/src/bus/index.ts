export { HEARTBEAT_MS, type BusMessage, type EventMessage, type StreamPosition } from './bus-message';
export type { Bus } from './bus';
export { matchEvents, type MovedBet, type OutboxDepth, type OutboxStore, playerEvents } from './outbox-store';
export { openBus } from './open-bus';
export { type RelayJob, startRelay } from './start-relay';
