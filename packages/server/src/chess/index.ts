export type { ChessStore } from './chess-store';
export type { Stores } from './context';
export { changeSeeds } from './change-seeds';
export { buyChessCard, moveChessCard, refreshChess, rentChessSlot, sellChessCard, sellChessFind } from './chess-calls';
export { getChessPrices, LIST_IN_FORCE, publishPriceList, readListInForce } from './price-list-in-force';
export { getChessDraws, getChessRecords, getChessState, readChessState } from './read-chess';
export { startPresence } from './start-presence';
