import {
  balance,
  getGameListByGameTypeId,
  getGameTopDictSplit,
  getGameTypeDict,
  getPointsListSplit,
  getPushTicket,
} from '@clutchline/contract';

/** Calls that the start and the first screen need; the definitions of the others load with the first of them. */
export const FIRST_CALLS = {
  balance,
  getGameListByGameTypeId,
  getGameTopDictSplit,
  getGameTypeDict,
  getPointsListSplit,
  getPushTicket,
} as const;
