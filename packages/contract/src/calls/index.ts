import { acceptOffer } from './accept-offer';
import { addFavorite } from './add-favorite';
import { declineOffer } from './decline-offer';
import { addSaltLine } from './rounds/add-salt-line';
import { balance } from './balance';
import { changeLang } from './change-lang';
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
} from './chess/index';
import { createCalendar } from './content/create-calendar';
import { exchangeToken } from './exchange-token';
import { followTeam } from './content/follow-team';
import { getAnalysis } from './content/get-analysis';
import { getAnnouncement } from './content/get-announcement';
import { getAnnouncements } from './content/get-announcements';
import { getBetByRequestId } from './get-bet-by-request-id';
import { getBetReceipt } from './get-bet-receipt';
import { getBettingTerms } from './get-betting-terms';
import { getCurrency } from './get-currency';
import { getCurrentRound } from './rounds/get-current-round';
import { getEvent } from './content/get-event';
import { getEvents } from './content/get-events';
import { getGameListByGameTypeId } from './get-game-list-by-game-type-id';
import { getGameTopDictSplit } from './get-game-top-dict-split';
import { getGameTypeDict } from './get-game-type-dict';
import { getHome } from './content/get-home';
import { getLiveView } from './content/get-live-view';
import { getMatchResult } from './content/get-match-result';
import { getOrdinaryLimitInfo } from './get-ordinary-limit-info';
import { getParlayLimitInfo } from './get-parlay-limit-info';
import { getPlayerLimits } from './protection/get-player-limits';
import { getPointsByIds } from './get-points-by-ids';
import { getPointsListSplit } from './get-points-list-split';
import { getPoolInfo } from './get-pool-info';
import { getPriceSteps } from './content/get-price-steps';
import { getPushTicket } from './get-push-ticket';
import { getRealityCheck } from './protection/get-reality-check';
import { getResults } from './content/get-results';
import { getRevealed } from './content/get-revealed';
import { getRound } from './rounds/get-round';
import { getRoundChart } from './rounds/get-round-chart';
import { getRoundEpochs } from './rounds/get-round-epochs';
import { getRoundResults } from './rounds/get-round-results';
import { getSchedule } from './content/get-schedule';
import { getScheduleDays } from './content/get-schedule-days';
import { getStreams } from './content/get-streams';
import { getTeam } from './content/get-team';
import { getUserHistory } from './get-user-history';
import { hostSignIn } from './host-sign-in';
import { hostSignOut } from './host-sign-out';
import { listCalendars } from './content/list-calendars';
import { markAnnouncementsRead } from './content/mark-announcements-read';
import { playMore } from './play-more';
import { revokeCalendar } from './content/revoke-calendar';
import { search } from './content/search';
import { setRevealed } from './content/set-revealed';
import { setPlayerLimit } from './protection/set-player-limit';
import { setRealityCheck } from './protection/set-reality-check';
import { swapTeam } from './swap-team';
import { takeBreak } from './protection/take-break';

/** All calls. Types the server's handlers: a missing handler does not compile (CALL-1). */
export const CALLS = {
  balance,
  getUserHistory,
  changeLang,
  getCurrency,
  getGameTypeDict,
  getGameTopDictSplit,
  getParlayLimitInfo,
  getOrdinaryLimitInfo,
  playMore,
  addFavorite,
  getPointsListSplit,
  getGameListByGameTypeId,
  getBetByRequestId,
  getBetReceipt,
  getBettingTerms,
  getPointsByIds,
  getPushTicket,
  getPoolInfo,
  swapTeam,
  acceptOffer,
  declineOffer,
  getPlayerLimits,
  setPlayerLimit,
  getRealityCheck,
  setRealityCheck,
  takeBreak,
  exchangeToken,
  hostSignIn,
  hostSignOut,
  getAnalysis,
  getPriceSteps,
  getEvent,
  getEvents,
  getHome,
  getLiveView,
  getMatchResult,
  getResults,
  getRevealed,
  getSchedule,
  getStreams,
  getTeam,
  createCalendar,
  followTeam,
  getAnnouncement,
  getAnnouncements,
  getScheduleDays,
  listCalendars,
  markAnnouncementsRead,
  revokeCalendar,
  search,
  setRevealed,
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
  getCurrentRound,
  getRound,
  getRoundResults,
  getRoundChart,
  getRoundEpochs,
  addSaltLine,
} as const;

/** Key of a call in {@link CALLS}. */
export type CallName = keyof typeof CALLS;
