export {
  AUTO_CHESS_1,
  buyPrice,
  CHESS_GAME_TYPE,
  HEROES,
  isFind,
  MARKET_PLACES,
  MERGED_CARDS,
  priceListHash,
  RANKS,
  sellPrice,
  STARS,
  TIERS,
  type PriceList,
  type RankPrices,
  type RentOffer,
  type Star,
  type Tier,
  type TierOdds,
} from './price-list';
export { priceListFaults } from './check-price-list';
export { hundredthOf, minorUnits } from './hundredth-units';
export {
  CLIENT_SEED_MAX,
  drawMarket,
  marketFrom,
  marketText,
  readClientSeed,
  type CardFace,
  type DrawInputs,
} from './draw-market';
export {
  FREE_SLOTS,
  freeSlot,
  isMarketRetained,
  isRentedSlot,
  isSlotOpen,
  NEW_CHESS_STATE,
  PRESENCE_MS,
  resumeSlotTime,
  RETENTION_MS,
  SLOTS,
  stopSlotTime,
  type ChessCard,
  type ChessMarket,
  type ChessState,
  type RentedSlot,
} from './chess-state';
export { isSameFace, mergeCards, type Merge } from './merge-cards';
export { applyAction } from './apply-action';
export type {
  ChessAction,
  ChessContext,
  ChessDone,
  ChessOutcome,
  ChessPosting,
  ChessRefusal,
  ChessRefused,
} from './chess-action';
export { applyRequest, requestBody, type ChessBook, type RequestOutcome } from './chess-requests';
export { addToTotals, chessViolations, NO_TOTALS, type ChessTotals } from './audit-chess';
export { PUBLISHED_RETURNS, type PublishedReturn, type PublishedStrategyName } from './published-returns';
export { PUBLISHED_SESSIONS, SESSION_PERCENTS, SESSION_PLAY, type PublishedSessions } from './published-sessions';
export { chanceOfStar, returnOfAllCards, returnOfFinds, type ChessReturn } from './exact-returns';
export { REFRESH_PACE_MS } from './market-actions';
export { RENT_AHEAD_MS } from './backpack-actions';
