import { type GameCategory, type LiveState, type Names, toLocalizedFields } from '@clutchline/contract';
import { buildLive } from '@clutchline/domain/testing';

import type { FinishedRow, ScheduledRow } from '../../src/state';
import { type FakeServer, ok } from '../../testing/test-app';
import { GROUP_A, HOUR, LEAGUE, named, NOON, storyMatch, TEAM_NAMES } from './sample-data';

export const DAY = 24 * HOUR;

export const QUARTER_FINAL: Names = {
  en: 'Quarter-final 1',
  cn: '四分之一决赛一',
  tw: '八強賽一',
  th: 'รอบก่อนรองชนะเลิศ 1',
  vn: 'Tứ kết 1',
  in: 'Perempat final 1',
  jp: '準々決勝1',
  kr: '8강 1경기',
};

export const PLAYOFFS: Names = {
  en: 'Playoffs',
  cn: '季后赛',
  tw: '季後賽',
  th: 'รอบเพลย์ออฟ',
  vn: 'Vòng play-off',
  in: 'Playoff',
  jp: 'プレーオフ',
  kr: '플레이오프',
};

/** That needs much room. */
export const LONG_EVENT = named('Intercontinental Invitational of the Northern Circuit', {
  cn: '北方巡回赛洲际邀请赛',
  tw: '北方巡迴賽洲際邀請賽',
  th: 'ศึกเชิญระหว่างทวีปแห่งนอร์เทิร์นเซอร์กิต',
  jp: 'ノーザンサーキット・インターコンチネンタル招待大会',
  kr: '노던 서킷 인터콘티넨털 인비테이셔널',
});

interface IsLong {
  readonly isLong?: boolean;
}

export function storyScheduled(
  fields: Partial<ScheduledRow['match']> & IsLong,
  live: Partial<LiveState> = {},
): ScheduledRow {
  const { game_id = 1, isLong = false, ...rest } = fields;
  const certain = { stage_id: null, original_start: null, is_time_confirmed: 1 } as const;
  return { match: { ...storyMatch({ game_id, isLong }), ...certain, ...rest }, live: buildLive(live) };
}

export function storyFinished(fields: Partial<FinishedRow> & IsLong): FinishedRow {
  const { game_id = 1, isLong = false, ...rest } = fields;
  const match = storyMatch({ game_id, isLong, start_time: NOON - 5 * HOUR });
  return {
    ...match,
    stage_id: null,
    ended_at: NOON - 3 * HOUR,
    winner: match.team_id_1,
    score_1: 2,
    score_2: 1,
    void_reason: null,
    correction_count: 0,
    is_history: 0,
    ...rest,
  };
}

/** Team of `TEAM_NAMES`, counted from 1; its id is the same. */
export const storyTeam = (team_id: number) => ({
  team_id,
  ...toLocalizedFields('team_name', TEAM_NAMES[team_id - 1] ?? LEAGUE),
});

/** In a list of events. */
export const storyEvent = (event_id: number, names: Names = LEAGUE) => ({
  event_id,
  game_type_id: 1,
  ...toLocalizedFields('event_name', names),
  starts_at: NOON - 2 * DAY,
  ends_at: NOON + 4 * DAY,
  country: 'SE',
  live_count: 0,
  next_match_at: NOON + 3 * HOUR,
  last_match_at: NOON - HOUR,
});

const NO_COUNT = { live: 0, today: 0, early: 0, pool: 0, parlay: 0, champion: 0 };

const game = (id: number, logo: string, names: Names): GameCategory => ({
  id,
  logo,
  sort: id,
  tag_count: NO_COUNT,
  ...toLocalizedFields('game_name', names),
  events_count: { total: 0, events: [] },
});

const LEAGUE_OF_LEGENDS = named('League of Legends', {
  cn: '英雄联盟',
  tw: '英雄聯盟',
  th: 'ลีกออฟเลเจ็นดส์',
  jp: 'リーグ・オブ・レジェンド',
  kr: '리그 오브 레전드',
});
const COUNTER_STRIKE = named('Counter-Strike 2', {
  cn: '反恐精英 2',
  tw: '絕對武力 2',
  th: 'เคาน์เตอร์-สไตรก์ 2',
  jp: 'カウンターストライク2',
  kr: '카운터 스트라이크 2',
});

/** What parts with names of games ask for. */
export const GAMES: FakeServer = {
  getGameTypeDict: () => ok([game(1, 'lol', LEAGUE_OF_LEGENDS), game(3, 'cs2', COUNTER_STRIKE)]),
};

/** An answer that does not come. */
export const pending = (): Promise<never> => new Promise(() => undefined);

export const STAGE_NAMES = { group: GROUP_A, playoffs: PLAYOFFS };
