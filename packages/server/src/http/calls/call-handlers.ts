import { CALLS, type CallName } from '@clutchline/contract';

import { bindCall, type BoundCall } from './bind-call';
import { listHandicaps, readMatch, readPoints, setFavorite } from '../../catalogue';
import { listCurrencies, readBalance, setLanguage } from '../../players';
import { readHistory, readReceipt } from '../../history';
import { readParlayLimits, readPlayerLimits, readSingleLimits, setPlayerLimit, takeBreak } from '../../placement';
import { readPools } from '../../pools';
import { getGameListByGameTypeId, getGameTypeDict } from './list-calls';
import { getBetByRequestId, playMore, swapTeam } from './placement-calls';
import { getPushTicket, hostSignIn, hostSignOut } from './session-calls';

/** A missing or mismatched handler does not compile (CALL-1). */
export const CALL_HANDLERS: Readonly<Record<CallName, BoundCall>> = {
  addFavorite: bindCall(CALLS.addFavorite, setFavorite),
  balance: bindCall(CALLS.balance, readBalance),
  changeLang: bindCall(CALLS.changeLang, setLanguage),
  getBetByRequestId: bindCall(CALLS.getBetByRequestId, getBetByRequestId),
  getBetReceipt: bindCall(CALLS.getBetReceipt, readReceipt),
  getCurrency: bindCall(CALLS.getCurrency, listCurrencies),
  getGameListByGameTypeId: bindCall(CALLS.getGameListByGameTypeId, getGameListByGameTypeId),
  getGameTopDictSplit: bindCall(CALLS.getGameTopDictSplit, listHandicaps),
  getGameTypeDict: bindCall(CALLS.getGameTypeDict, getGameTypeDict),
  getOrdinaryLimitInfo: bindCall(CALLS.getOrdinaryLimitInfo, readSingleLimits),
  getParlayLimitInfo: bindCall(CALLS.getParlayLimitInfo, readParlayLimits),
  getPlayerLimits: bindCall(CALLS.getPlayerLimits, readPlayerLimits),
  getPointsByIds: bindCall(CALLS.getPointsByIds, readPoints),
  getPointsListSplit: bindCall(CALLS.getPointsListSplit, readMatch),
  getPoolInfo: bindCall(CALLS.getPoolInfo, readPools),
  getPushTicket: bindCall(CALLS.getPushTicket, getPushTicket),
  getUserHistory: bindCall(CALLS.getUserHistory, readHistory),
  hostSignIn: bindCall(CALLS.hostSignIn, hostSignIn),
  hostSignOut: bindCall(CALLS.hostSignOut, hostSignOut),
  playMore: bindCall(CALLS.playMore, playMore),
  setPlayerLimit: bindCall(CALLS.setPlayerLimit, setPlayerLimit),
  swapTeam: bindCall(CALLS.swapTeam, swapTeam),
  takeBreak: bindCall(CALLS.takeBreak, takeBreak),
};
