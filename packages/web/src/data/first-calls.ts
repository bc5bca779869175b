import {
  addFavorite,
  balance,
  changeLang,
  getCurrency,
  getGameListByGameTypeId,
  getGameTopDictSplit,
  getGameTypeDict,
  getPointsByIds,
  getPointsListSplit,
  getPushTicket,
} from '@clutchline/contract';

/** The calls of a start and of the first sight; the others come with the first of them. */
export const FIRST_CALLS = {
  addFavorite,
  balance,
  changeLang,
  getCurrency,
  getGameListByGameTypeId,
  getGameTopDictSplit,
  getGameTypeDict,
  getPointsByIds,
  getPointsListSplit,
  getPushTicket,
} as const;
