import { CALLS, type CallName } from '@clutchline/contract';

import { bindCall, type BoundCall } from './bind-call';
import { addFavorite } from './calls/add-favorite';
import { balance } from './calls/balance';
import { changeLang } from './calls/change-lang';
import { getBetByRequestId } from './calls/get-bet-by-request-id';
import { getBetReceipt } from './calls/get-bet-receipt';
import { getCurrency } from './calls/get-currency';
import { getGameListByGameTypeId } from './calls/get-game-list-by-game-type-id';
import { getGameTopDictSplit } from './calls/get-game-top-dict-split';
import { getGameTypeDict } from './calls/get-game-type-dict';
import { getOrdinaryLimitInfo } from './calls/get-ordinary-limit-info';
import { getParlayLimitInfo } from './calls/get-parlay-limit-info';
import { getPlayerLimits } from './calls/get-player-limits';
import { getPointsByIds } from './calls/get-points-by-ids';
import { getPointsListSplit } from './calls/get-points-list-split';
import { getPoolInfo } from './calls/get-pool-info';
import { getPushTicket } from './calls/get-push-ticket';
import { getUserHistory } from './calls/get-user-history';
import { hostSignIn } from './calls/host-sign-in';
import { hostSignOut } from './calls/host-sign-out';
import { playMore } from './calls/play-more';
import { setPlayerLimit } from './calls/set-player-limit';
import { swapTeam } from './calls/swap-team';
import { takeBreak } from './calls/take-break';

/** A missing or mismatched handler does not compile (CALL-1). */
export const CALL_HANDLERS: Readonly<Record<CallName, BoundCall>> = {
  addFavorite: bindCall(CALLS.addFavorite, addFavorite),
  balance: bindCall(CALLS.balance, balance),
  changeLang: bindCall(CALLS.changeLang, changeLang),
  getBetByRequestId: bindCall(CALLS.getBetByRequestId, getBetByRequestId),
  getBetReceipt: bindCall(CALLS.getBetReceipt, getBetReceipt),
  getCurrency: bindCall(CALLS.getCurrency, getCurrency),
  getGameListByGameTypeId: bindCall(CALLS.getGameListByGameTypeId, getGameListByGameTypeId),
  getGameTopDictSplit: bindCall(CALLS.getGameTopDictSplit, getGameTopDictSplit),
  getGameTypeDict: bindCall(CALLS.getGameTypeDict, getGameTypeDict),
  getOrdinaryLimitInfo: bindCall(CALLS.getOrdinaryLimitInfo, getOrdinaryLimitInfo),
  getParlayLimitInfo: bindCall(CALLS.getParlayLimitInfo, getParlayLimitInfo),
  getPlayerLimits: bindCall(CALLS.getPlayerLimits, getPlayerLimits),
  getPointsByIds: bindCall(CALLS.getPointsByIds, getPointsByIds),
  getPointsListSplit: bindCall(CALLS.getPointsListSplit, getPointsListSplit),
  getPoolInfo: bindCall(CALLS.getPoolInfo, getPoolInfo),
  getPushTicket: bindCall(CALLS.getPushTicket, getPushTicket),
  getUserHistory: bindCall(CALLS.getUserHistory, getUserHistory),
  hostSignIn: bindCall(CALLS.hostSignIn, hostSignIn),
  hostSignOut: bindCall(CALLS.hostSignOut, hostSignOut),
  playMore: bindCall(CALLS.playMore, playMore),
  setPlayerLimit: bindCall(CALLS.setPlayerLimit, setPlayerLimit),
  swapTeam: bindCall(CALLS.swapTeam, swapTeam),
  takeBreak: bindCall(CALLS.takeBreak, takeBreak),
};
