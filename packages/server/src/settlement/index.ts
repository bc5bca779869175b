export type { Stores } from './context';
export { correctResult } from './correct-result';
export type { PlayStakes, ResultStore, StakesOnPlay } from './result-store';
export type { BetSettlement, SettlementStore } from './settlement-store';
export { startSettlement } from './start-settlement';
export { type PlayVoid, voidPlay } from './void-play';
