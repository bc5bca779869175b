import {
  getBetByRequestId,
  getBetReceipt,
  getOrdinaryLimitInfo,
  getParlayLimitInfo,
  getPlayerLimits,
  getPoolInfo,
  getUserHistory,
  hostSignIn,
  hostSignOut,
  playMore,
  setPlayerLimit,
  swapTeam,
  takeBreak,
} from '@clutchline/contract';

/** The calls that nobody makes at a start: what the slip, the bets and the limits ask. */
export const LATER_CALLS = {
  getBetByRequestId,
  getBetReceipt,
  getOrdinaryLimitInfo,
  getParlayLimitInfo,
  getPlayerLimits,
  getPoolInfo,
  getUserHistory,
  hostSignIn,
  hostSignOut,
  playMore,
  setPlayerLimit,
  swapTeam,
  takeBreak,
} as const;
