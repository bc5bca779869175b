import { CALLS, type CallName } from '@clutchline/contract';

import { CHESS_HANDLERS } from './chess-handlers';
import { bindCall, type BoundCall, type CallHandler, tokenHashOf } from './bind-call';
import { readAnalysis, readPriceSteps } from '../../analysis';
import { markAnnouncementsRead, readAnnouncement, readAnnouncements } from '../../announcements';
import { createCalendar, followTeam, listCalendars, revokeCalendar } from '../../calendars';
import { listHandicaps, readMatch, readPoints, setFavorite, listCategories, listMatches } from '../../catalogue';
import {
  listCurrencies,
  readBalance,
  setLanguage,
  isKnownNetwork,
  readRealityCheck,
  setRealityCheck,
  issuePushTicket,
  signIn,
  signOut,
} from '../../players';
import { readHistory, readReceipt } from '../../history';
import {
  readBettingTerms,
  readParlayLimits,
  readPlayerLimits,
  readSingleLimits,
  setPlayerLimit,
  startBreak,
  acceptOffer as accept,
  declineOffer,
  placeBets,
  type PlacementRequest,
  readPlacement,
} from '../../placement';
import {
  readEvent,
  readMatchResult,
  readResults,
  readSchedule,
  readScheduleDays,
  readStreams,
  readTeam,
} from '../../content';
import { exchangeToken as exchange } from '../../integration';
import { readEventList, readHome } from '../../home';
import { readPools, swapTeam as swap } from '../../pools';
import {
  addRoundSaltLine,
  getCurrentRound,
  getRound,
  getRoundChart,
  getRoundEpochs,
  getRoundResults,
} from '../../rounds';
import { placeThroughOperator, readPlacementThroughOperator } from '../../seamless';
import { searchNames } from '../../search';
import { readRevealed, setRevealed } from '../../spoilers';
import { readLiveView } from '../../views';
import { callerOf } from '../../platform/calls';
import { answerInTime } from '../../platform/concurrency/answer-in-time';

/** Before a password is verified (S-M4). An operator with keys or a key set opens sessions itself. */
const hostSignIn: CallHandler<'hostSignIn'> = async (context, request, info) => {
  if (context.verifyToken !== undefined || (await context.stores.integration.hasKeys()))
    return { kind: 'refused', refusal: 'wrong_credentials' };
  const network = info.origin?.network ?? null;
  const attempt = {
    name: request.username,
    client: info.client,
    isFromKnownNetwork: () => isKnownNetwork(context, request.username, network),
  };
  return await info.signIns.run(attempt, () => signIn(context, request, info));
};

const exchangeToken: CallHandler<'exchangeToken'> = (context, { token }, info) =>
  exchange(context, token, info.origin?.network ?? null);

const hostSignOut: CallHandler<'hostSignOut'> = (context, _request, info) => signOut(context, tokenHashOf(info));

const getPushTicket: CallHandler<'getPushTicket'> = (context, _request, info) =>
  issuePushTicket(context, { accountId: callerOf(info).accountId, tokenHash: tokenHashOf(info) });

/** Abandoning a request leaves a row, so it counts like a rejected placement (BET-8, S-L1). */
const getBetByRequestId: CallHandler<'getBetByRequestId'> = async (context, request, info) => {
  const account = `account ${callerOf(info).accountId}`;
  if (request.abandon_if_missing === 1) info.limiter.check('rows_of_refused', account);
  const read = context.operatorWallet === undefined ? readPlacement : readPlacementThroughOperator;
  const outcome = await read(context, request, info);
  if (request.abandon_if_missing === 1 && outcome.kind === 'ok' && outcome.data.found === 0)
    info.limiter.count('rows_of_refused', account);
  return outcome;
};

/** Even if the database hangs (BET-8). */
const playMore: CallHandler<'playMore'> = async (context, request, info) => {
  const outcome = await answerInTime(context.log, () => placeInWallet(context, request, info), info);
  return countRefused(outcome, info);
};

type PlacementContext = Parameters<CallHandler<'playMore'>>[0];
type PlacementInfo = Parameters<CallHandler<'playMore'>>[2];

function placeInWallet(context: PlacementContext, request: PlacementRequest, info: PlacementInfo) {
  const { operatorWallet: wallet } = context;
  return wallet === undefined
    ? placeBets(context, request, info)
    : placeThroughOperator(context, wallet, request, info);
}

function countRefused(outcome: Awaited<ReturnType<typeof placeBets>>, info: PlacementInfo) {
  const isAccepted = outcome.kind === 'ok' && outcome.data.results.some(({ order_no }) => order_no !== null);
  if (!isAccepted) info.limiter.count('rows_of_refused', `account ${callerOf(info).accountId}`);
  return outcome;
}

/** DESK-12, BET-8. */
const acceptOffer: CallHandler<'acceptOffer'> = async (context, request, info) => {
  const place = () => accept(context, request, info, (placement) => placeInWallet(context, placement, info));
  return countRefused(await answerInTime(context.log, place, info), info);
};

/** BET-5, BET-8. */
const swapTeam: CallHandler<'swapTeam'> = async (context, request, info) => {
  const outcome = await answerInTime(context.log, () => swap(context, request, info), info);
  if (outcome.kind === 'refused') info.limiter.count('rows_of_refused', `account ${callerOf(info).accountId}`);
  return outcome;
};

/** Encoded once (S-H2). */
const getGameListByGameTypeId: CallHandler<'getGameListByGameTypeId'> = async (context, request, info) => {
  const outcome = await listMatches(context, request, info);
  if (outcome.kind === 'refused') return outcome;
  return { kind: 'ok', data: await info.answers.ofRows(outcome.data.rows, info.isGzip) };
};

const getGameTypeDict: CallHandler<'getGameTypeDict'> = async (context, _request, info) => {
  const outcome = await listCategories(context);
  if (outcome.kind === 'refused') return outcome;
  return { kind: 'ok', data: await info.answers.of(CALLS.getGameTypeDict.response, outcome.data, info.isGzip) };
};

/** CALL-1. */
export const CALL_HANDLERS: Readonly<Record<CallName, BoundCall>> = {
  addSaltLine: bindCall(CALLS.addSaltLine, addRoundSaltLine),
  getCurrentRound: bindCall(CALLS.getCurrentRound, getCurrentRound),
  getRound: bindCall(CALLS.getRound, getRound),
  getRoundChart: bindCall(CALLS.getRoundChart, getRoundChart),
  getRoundEpochs: bindCall(CALLS.getRoundEpochs, getRoundEpochs),
  getRoundResults: bindCall(CALLS.getRoundResults, getRoundResults),
  acceptOffer: bindCall(CALLS.acceptOffer, acceptOffer),
  declineOffer: bindCall(CALLS.declineOffer, declineOffer),
  addFavorite: bindCall(CALLS.addFavorite, setFavorite),
  balance: bindCall(CALLS.balance, readBalance),
  changeLang: bindCall(CALLS.changeLang, setLanguage),
  createCalendar: bindCall(CALLS.createCalendar, createCalendar),
  exchangeToken: bindCall(CALLS.exchangeToken, exchangeToken),
  followTeam: bindCall(CALLS.followTeam, followTeam),
  getAnalysis: bindCall(CALLS.getAnalysis, readAnalysis),
  getAnnouncement: bindCall(CALLS.getAnnouncement, readAnnouncement),
  getAnnouncements: bindCall(CALLS.getAnnouncements, readAnnouncements),
  getBetByRequestId: bindCall(CALLS.getBetByRequestId, getBetByRequestId),
  getBetReceipt: bindCall(CALLS.getBetReceipt, readReceipt),
  getBettingTerms: bindCall(CALLS.getBettingTerms, readBettingTerms),
  getEvent: bindCall(CALLS.getEvent, readEvent),
  getEvents: bindCall(CALLS.getEvents, readEventList),
  getCurrency: bindCall(CALLS.getCurrency, listCurrencies),
  getGameListByGameTypeId: bindCall(CALLS.getGameListByGameTypeId, getGameListByGameTypeId),
  getGameTopDictSplit: bindCall(CALLS.getGameTopDictSplit, listHandicaps),
  getGameTypeDict: bindCall(CALLS.getGameTypeDict, getGameTypeDict),
  getHome: bindCall(CALLS.getHome, readHome),
  getLiveView: bindCall(CALLS.getLiveView, readLiveView),
  getMatchResult: bindCall(CALLS.getMatchResult, readMatchResult),
  getOrdinaryLimitInfo: bindCall(CALLS.getOrdinaryLimitInfo, readSingleLimits),
  getParlayLimitInfo: bindCall(CALLS.getParlayLimitInfo, readParlayLimits),
  getPlayerLimits: bindCall(CALLS.getPlayerLimits, readPlayerLimits),
  getPointsByIds: bindCall(CALLS.getPointsByIds, readPoints),
  getPointsListSplit: bindCall(CALLS.getPointsListSplit, readMatch),
  getPoolInfo: bindCall(CALLS.getPoolInfo, readPools),
  getPriceSteps: bindCall(CALLS.getPriceSteps, readPriceSteps),
  getPushTicket: bindCall(CALLS.getPushTicket, getPushTicket),
  getRealityCheck: bindCall(CALLS.getRealityCheck, readRealityCheck),
  setRealityCheck: bindCall(CALLS.setRealityCheck, setRealityCheck),
  getResults: bindCall(CALLS.getResults, readResults),
  getRevealed: bindCall(CALLS.getRevealed, readRevealed),
  getSchedule: bindCall(CALLS.getSchedule, readSchedule),
  getScheduleDays: bindCall(CALLS.getScheduleDays, readScheduleDays),
  getStreams: bindCall(CALLS.getStreams, readStreams),
  getTeam: bindCall(CALLS.getTeam, readTeam),
  getUserHistory: bindCall(CALLS.getUserHistory, readHistory),
  hostSignIn: bindCall(CALLS.hostSignIn, hostSignIn),
  hostSignOut: bindCall(CALLS.hostSignOut, hostSignOut),
  listCalendars: bindCall(CALLS.listCalendars, listCalendars),
  markAnnouncementsRead: bindCall(CALLS.markAnnouncementsRead, markAnnouncementsRead),
  playMore: bindCall(CALLS.playMore, playMore),
  revokeCalendar: bindCall(CALLS.revokeCalendar, revokeCalendar),
  search: bindCall(CALLS.search, searchNames),
  setPlayerLimit: bindCall(CALLS.setPlayerLimit, setPlayerLimit),
  setRevealed: bindCall(CALLS.setRevealed, setRevealed),
  swapTeam: bindCall(CALLS.swapTeam, swapTeam),
  takeBreak: bindCall(CALLS.takeBreak, startBreak),
  ...CHESS_HANDLERS,
};
