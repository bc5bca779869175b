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

import { buildTerms } from '../testing/build-terms';

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

const DAY = 1_767_225_600_000;
const scheduled = { ...match, stage_id: null, original_start: null, is_time_confirmed: 1 } as const;
const namedTeam = (team_id: number) => ({ team_id, ...toLocalizedFields('team_name', buildNames(`Team ${team_id}`)) });
const event = {
  ...{ event_id: 1, game_type_id: 1, ...toLocalizedFields('event_name', buildNames('Test Cup')) },
  ...{ starts_at: DAY, ends_at: DAY + 500_000_000, live_count: 1, next_match_at: DAY, last_match_at: DAY },
};
const stage = (stage_id: number, kind: string) => ({
  ...{ stage_id, kind, ...toLocalizedFields('stage_name', buildNames('Playoffs')) },
  ...{ starts_at: DAY, ends_at: DAY + 500_000_000, points: 'match_wins' },
  ...{ tie_breakers: ['match_wins', 'h2h_match'], skipped_tie_breakers: [] },
});
const slot = (number: number, fields: object) => ({
  ...{ slot: number, game_id: number, section: 'upper', column: 1 },
  ...toLocalizedFields('slot_name', buildNames(`Match ${number}`)),
  ...{ source_1: { kind: 'team', team_id: 2 }, source_2: { kind: 'team', team_id: 3 } },
  ...{ team_id_1: 2, team_id_2: 3, score_1: null, score_2: null, winner: null, is_walkover: 0 },
  ...{ winner_to: null, loser_to: null, start_time: DAY, original_start: null, is_time_confirmed: 1 },
  ...fields,
});
const announcement = {
  ...{ announcement_id: 'season', revision: 1, type: 'event', severity: 'important', title: 'New season' },
  ...{ text_lang: 1, publish_at: DAY, is_pinned: 1, is_spoiler: 0, is_unread: 1, maintenance: null },
};
const facts = {
  ...{ status: 'played', winner: 2, score_1: 31, score_2: 22, duration_s: 1_934, first_blood: 3, first_tower: 2 },
  ...{ pistol_1: null, pistol_13: null, races: [] },
};

const limit = (value: string | null) => ({ value, pending: null, used: '0.00', left: value });

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
  getBettingTerms: buildTerms(),
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
  getPlayerLimits: {
    ...{ day_stake: limit('500.00'), day_loss: limit(null), session_minutes: { ...limit(null), used: 12 } },
    ...{ day_ends: DAY + 86_400_000, break: null },
  },
  getPoolInfo: { pools: [buildPoolInfo()] },
  getResults: {
    rows: [buildFinished({ stage_id: 50 }), buildFinished({ game_id: 2, correction_count: 1 })],
    next_cursor: '1767268800000-2',
  },
  getSchedule: {
    rows: [{ match: { ...match, stage_id: null, original_start: 1_767_265_200_000, is_time_confirmed: 1 }, live }],
    slots: [],
  },
  getScheduleDays: { days: Array.from({ length: 7 }, () => ({ scheduled: 3, finished: 2 })) },
  getEvents: { rows: [event], recommended: [{ event_id: 1, reason: 'soon', team: null }] },
  getEvent: {
    event: { event_id: 1, game_type_id: 1, ...toLocalizedFields('event_name', buildNames('Test Cup')) },
    season: 1,
    details: {
      ...{ tier: 'a', starts_at: DAY, ends_at: DAY + 500_000_000, is_online: 0, country: 'SE' },
      ...toLocalizedFields('organizer_name', buildNames('Meridian Arena')),
      prize: {
        ...{ amount: 50_000, currency: 'EUR', is_partial: 1 },
        shares: [{ first: 1, last: 1, amount: 25_000, team_id: 2 }],
      },
    },
    champion_game_ids: [],
    seasons: [1],
    teams: [2, 3].map((team_id) => ({ ...namedTeam(team_id), seed: team_id, entry: 'invited' })),
    stages: [
      {
        ...stage(50, 'group'),
        standings: [2, 3].map((team_id) => ({
          ...{ team_id, place: 4 - team_id, won: 3 - team_id, drawn: 0, lost: team_id - 2, maps_won: 2 },
          ...{ maps_lost: 1, map_diff: 1, points: 1, decided_by: 'h2h_match' },
        })),
        bracket: [],
      },
      {
        ...stage(51, 'bracket'),
        standings: [],
        bracket: [
          slot(1, { score_1: 2, score_2: 1, winner: 2, winner_to: 2 }),
          slot(2, { source_1: { kind: 'winner', slot: 1 }, team_id_2: null, column: 2 }),
        ],
      },
    ],
  },
  getTeam: { team: namedTeam(2), past: [buildFinished()], next: [scheduled] },
  getMatchResult: {
    result: {
      match: buildFinished(),
      source: 'simulator',
      maps: [{ round: 1, facts }],
      plays: [],
      revisions: [
        {
          ...{ round: 0, revision: 2, reason: 'sides swapped', at: DAY },
          before: { winner: 3, score_1: 1, score_2: 2 },
          after: { winner: 2, score_1: 2, score_2: 1 },
        },
      ],
    },
  },
  getHome: {
    live: [{ match: scheduled, live }],
    followed: [{ match: { ...scheduled, game_id: 2 }, live: buildLive() }],
    events: [{ event, reason: 'followed', team: namedTeam(2), match: { match: scheduled, live } }],
    pools: [
      {
        ...{ match: scheduled, play_info_id: 1, category_id: 5, round: 0, market: 'match_winner' },
        ...{ tickets: 12, gross: '340.00', currency_id: 1 },
      },
    ],
    results: [buildFinished()],
    announcements: [announcement],
  },
  getAnnouncements: { rows: [announcement], next_cursor: null, unread_count: 1, banners: [] },
  getAnnouncement: {
    found: {
      is_withdrawn: 0,
      announcement,
      blocks: [
        {
          kind: 'paragraph',
          spans: [{ text: 'A new season', is_bold: 0, is_emphasized: 0, is_code: 0, href: '/results' }],
        },
      ],
    },
  },
  followTeam: { team_ids: [2] },
  setRevealed: { mode: null, keys: [] },
  markAnnouncementsRead: { unread_count: 0 },
  listCalendars: { rows: [] },
  addFavorite: { game_id: 1, favorite: 1 },
  changeLang: null,
} satisfies Partial<Record<CallName, unknown>>;
