import {
  acceptOffer,
  addFavorite,
  type CALLS,
  changeLang,
  createCalendar,
  declineOffer,
  exchangeToken,
  followTeam,
  getAnalysis,
  getAnnouncement,
  getAnnouncements,
  getBetByRequestId,
  getBetReceipt,
  getBettingTerms,
  getCurrency,
  getEvent,
  getEvents,
  getHome,
  getLiveView,
  getMatchResult,
  getOrdinaryLimitInfo,
  getParlayLimitInfo,
  getPlayerLimits,
  getPointsByIds,
  getPoolInfo,
  getPriceSteps,
  getRealityCheck,
  getResults,
  getRevealed,
  getSchedule,
  getScheduleDays,
  getStreams,
  getTeam,
  getUserHistory,
  hostSignIn,
  hostSignOut,
  listCalendars,
  markAnnouncementsRead,
  playMore,
  revokeCalendar,
  search,
  setPlayerLimit,
  setRevealed,
  setRealityCheck,
  swapTeam,
  takeBreak,
} from '@clutchline/contract';

import type { CHESS_CALLS } from './chess-calls';
import type { ROUND_CALLS } from './round-calls';

export const LATER_CALLS = {
  acceptOffer,
  addFavorite,
  changeLang,
  createCalendar,
  declineOffer,
  exchangeToken,
  followTeam,
  getAnalysis,
  getAnnouncement,
  getAnnouncements,
  getBetByRequestId,
  getBetReceipt,
  getBettingTerms,
  getCurrency,
  getEvent,
  getEvents,
  getHome,
  getLiveView,
  getMatchResult,
  getOrdinaryLimitInfo,
  getParlayLimitInfo,
  getPlayerLimits,
  getPointsByIds,
  getPoolInfo,
  getPriceSteps,
  getRealityCheck,
  getResults,
  getRevealed,
  getSchedule,
  getScheduleDays,
  getStreams,
  getTeam,
  getUserHistory,
  hostSignIn,
  hostSignOut,
  listCalendars,
  markAnnouncementsRead,
  playMore,
  revokeCalendar,
  search,
  setPlayerLimit,
  setRevealed,
  setRealityCheck,
  swapTeam,
  takeBreak,
} as const;

type LaterName = keyof typeof LATER_CALLS | keyof typeof ROUND_CALLS | keyof typeof CHESS_CALLS;

const isLater = (name: LaterName): name is keyof typeof LATER_CALLS => Object.hasOwn(LATER_CALLS, name);
const isOfChess = (name: LaterName): name is keyof typeof CHESS_CALLS => name.includes('Chess');

/** Rejects if the definition is in a file that does not load. */
export async function laterDefinition(name: LaterName): Promise<(typeof CALLS)[LaterName]> {
  if (isLater(name)) return LATER_CALLS[name];
  return isOfChess(name)
    ? (await import('./chess-calls')).CHESS_CALLS[name]
    : (await import('./round-calls')).ROUND_CALLS[name];
}

export { nameRefusal } from '@clutchline/contract';
