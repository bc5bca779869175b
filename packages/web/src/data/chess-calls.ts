import {
  buyChessCard,
  changeChessSeeds,
  getChessDraws,
  getChessPrices,
  getChessRecords,
  getChessState,
  moveChessCard,
  refreshChess,
  rentChessSlot,
  sellChessCard,
  sellChessFind,
} from '@clutchline/contract';

/** Of auto chess: only its screens load them. */
export const CHESS_CALLS = {
  buyChessCard,
  changeChessSeeds,
  getChessDraws,
  getChessPrices,
  getChessRecords,
  getChessState,
  moveChessCard,
  refreshChess,
  rentChessSlot,
  sellChessCard,
  sellChessFind,
} as const;
