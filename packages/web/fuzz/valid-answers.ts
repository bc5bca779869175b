import { HANDICAP_CODES, toLocalizedFields, type CallName } from '@clutchline/contract';
import {
  buildBet,
  buildBetLeg,
  buildFinished,
  buildLive,
  buildMatch,
  buildMatchRow,
  buildNames,
  buildPlay,
  buildPoolInfo,
  buildSlipItem,
} from '@clutchline/domain/testing';

const match = buildMatch();
const live = buildLive({ status: 2, round: 1, score_1: 1, clock_s: 61 });
const won = {
  outcome: 'won',
  void_reason: null,
  dead_heat: 1,
  closing_odd: null,
  rule: 'match-winner@1',
  result: '2:1',
} as const;
const settlement = {
  settle_time: 1_767_268_900_000,
  is_cancel: 0,
  prize_status: 1,
  settlement_odds: '1.955',
  settlement_amount: '97.75',
  revision: 1,
} as const;
const settledBet = buildBet({ ...settlement, profit: '47.75', legs: [buildBetLeg(won)] });
const tags = { live: 1, today: 2, early: 0, pool: 0, parlay: 0, champion: 0 };
const limits = { currency_id: 1, min: '1.00', max: '500.00', max_payout: '9000.00', day_left: '700.00' };

export const VALID_ANSWERS = {
  balance: { amount: '100.00', nickname: 'Demo', currency_id: 1, player_id: 'player-of-demo-0001' },
  getCurrency: [{ id: 1, code: 'CNY', decimals: 2 }],
  getGameTypeDict: [0, 1].map((id) => ({
    id,
    logo: 'all',
    sort: id,
    tag_count: tags,
    ...toLocalizedFields('game_name', buildNames('Game')),
    events_count: {
      total: 1,
      events: [{ event_id: 1, ...toLocalizedFields('event_name', buildNames('Cup')), match_amount: 2 }],
    },
  })),
  getGameListByGameTypeId: {
    rows: [
      buildMatchRow({ live, plays: [buildPlay()], play_count: 1 }),
      buildMatchRow({ match: buildMatch({ game_id: 2 }), is_favorite: 1 }),
    ],
  },
  getPointsListSplit: {
    match,
    live,
    plays: [buildPlay(), buildPlay({ play_info_id: 2, round: 1, points: [] })],
    is_favorite: 0,
    maps: [{ round: 1, winner: null, score_1: 13, score_2: null }],
  },
  getPointsByIds: { items: [buildSlipItem()] },
  getOrdinaryLimitInfo: {
    ...limits,
    points: [{ shop_id: 1, max: '400.00', match_left: '800.00', delay_ms: 0 }],
  },
  getParlayLimitInfo: { ...limits, max_odds: '1000.000', min_legs: 3, max_legs: 15, delay_ms: 0 },
  getGameTopDictSplit: HANDICAP_CODES.map((code) => ({ code })),
  getUserHistory: {
    items: [settledBet, buildBet({ order_no: '01JD5Z6W7X8Y9ZABCDEFGHJKMP', kind: 'parlay' })],
    total: 2,
    totals: [{ currency_id: 1, bets: 2, staked: '100.00', open: '100.00', returned: '0.00', profit: '0.00' }],
  },
  getPushTicket: { ticket: 'ticket-0123456789' },
  getBetReceipt: {
    bet: settledBet,
    cap: '9000.00',
    is_pool: 0,
    revisions: [{ ...settlement, source: 'simulator', reason: null, legs: [{ odd: '1.955', ...won }] }],
  },
  playMore: {
    results: [
      {
        order_no: '01JD5Z6W7X8Y9ZABCDEFGHJKMQ',
        receive_status: 0,
        delay_ms: 0,
        legs: [{ shop_id: 1, asked: '1.955', used: '1.955', version: 1 }],
        error: null,
      },
    ],
    amount: '80.00',
  },
  getBetByRequestId: { found: 0 },
  getPoolInfo: { pools: [buildPoolInfo()] },
  getResults: {
    rows: [buildFinished(), buildFinished({ game_id: 2, correction_count: 1 })],
    next_cursor: '1767268800000-2',
  },
  getSchedule: {
    rows: [{ match: { ...match, stage_id: null, original_start: 1_767_265_200_000, is_time_confirmed: 1 }, live }],
    slots: [],
  },
  getScheduleDays: { days: Array.from({ length: 7 }, () => ({ scheduled: 3, finished: 2 })) },
  addFavorite: { game_id: 1, favorite: 1 },
  changeLang: null,
} satisfies Partial<Record<CallName, unknown>>;
