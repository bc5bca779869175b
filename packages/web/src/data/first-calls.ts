import {
  balance,
  getGameListByGameTypeId,
  getGameTopDictSplit,
  getGameTypeDict,
  getPointsListSplit,
  getPushTicket,
} from '@clutchline/contract';

/** For the start and the first screen; the other definitions load on demand. */
export const FIRST_CALLS = {
  balance,
  getGameListByGameTypeId,
  getGameTopDictSplit,
  getGameTypeDict,
  getPointsListSplit,
  getPushTicket,
} as const;
