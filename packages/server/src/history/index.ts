export type { BetRecord, BetStore } from './bet-store';
export type { Stores } from './context';
export { readHistory } from './read-history';
export { readReceipt } from './read-receipt';
export { toHistoryItem } from './read-history';
