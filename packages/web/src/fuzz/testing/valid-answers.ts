import { HANDICAP_CODES, toLocalizedFields, type CallName } from '@clutchline/contract';
import {
  buildBet,
  buildLive,
  buildMatch,
  buildMatchRow,
  buildNames,
  buildPlay,
  buildSlipItem,
} from '@clutchline/domain/testing';

const match = buildMatch();
const live = buildLive({ status: 2, round: 1, score_1: 1, clock_s: 61 });
const tags = { live: 1, today: 2, early: 0, pool: 0, parlay: 0, champion: 0 };
const limits = { currency_id: 1, min: '1.00', max: '500.00', max_payout: '9000.00', day_left: '700.00' };

/** What a sound server answers to what the screens ask. */
export const VALID_ANSWERS = {
  balance: { amount: '100.00', nickname: 'Demo', currency_id: 1 },
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
  },
  getPointsByIds: { items: [buildSlipItem()] },
  getOrdinaryLimitInfo: {
    ...limits,
    points: [{ shop_id: 1, max: '400.00', match_left: '800.00', delay_ms: 0 }],
  },
  getParlayLimitInfo: { ...limits, max_odds: '1000.000', min_legs: 3, max_legs: 15, delay_ms: 0 },
  getGameTopDictSplit: HANDICAP_CODES.map((code) => ({ code })),
  getUserHistory: {
    items: [buildBet(), buildBet({ order_no: '01JD5Z6W7X8Y9ZABCDEFGHJKMP', kind: 'parlay' })],
    total: 2,
    totals: [{ currency_id: 1, bets: 2, staked: '100.00', open: '100.00', returned: '0.00', profit: '0.00' }],
  },
  getPushTicket: { ticket: 'ticket-0123456789' },
  addFavorite: { game_id: 1, favorite: 1 },
  changeLang: null,
} satisfies Partial<Record<CallName, unknown>>;
