export type { BetRecord, BetStore } from './bet-store';
export type { Stores } from './context';
export { betStateOf, readHistory, toHistoryItem } from './read-history';
export { describeReceipt, readReceipt } from './read-receipt';
