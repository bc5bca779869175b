import {
  balance,
  getGameListByGameTypeId,
  getGameTopDictSplit,
  getGameTypeDict,
  getPointsListSplit,
  getPushTicket,
} from '@clutchline/contract';

/** The calls of a start and of the first sight; the others come with the first of them. */
export const FIRST_CALLS = {
  balance,
  getGameListByGameTypeId,
  getGameTopDictSplit,
  getGameTypeDict,
  getPointsListSplit,
  getPushTicket,
} as const;
