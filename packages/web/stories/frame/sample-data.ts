import {
  type LiveState,
  type Match,
  type MatchRow,
  type Names,
  type Play,
  toLocalizedFields,
} from '@clutchline/contract';
import { buildLive, buildMatch, buildMatchRow, buildPlay, buildPoint } from '@clutchline/domain/testing';

/** Begin of the clock of stories. */
export const NOON = Date.UTC(2026, 0, 1, 12);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** Vietnamese and Indonesian leave names as they are. */
export const named = (en: string, others: Omit<Names, 'en' | 'vn' | 'in'>): Names => ({
  en,
  vn: en,
  in: en,
  ...others,
});

export const LEAGUE = named('Skyline Masters League', {
  cn: '天际线大师联赛',
  tw: '天際線大師聯賽',
  th: 'สกายไลน์ มาสเตอร์ส ลีก',
  jp: 'スカイライン・マスターズリーグ',
  kr: '스카이라인 마스터즈 리그',
});
export const GROUP_A: Names = {
  en: 'Group A',
  cn: 'A组',
  tw: 'A組',
  th: 'กลุ่ม A',
  vn: 'Bảng A',
  in: 'Grup A',
  jp: 'グループA',
  kr: 'A조',
};
const NORTHLIGHT = named('Northlight', {
  cn: '北光',
  tw: '北光',
  th: 'นอร์ธไลท์',
  jp: 'ノースライト',
  kr: '노스라이트',
});
const IRON_HARBOR = named('Iron Harbor', {
  cn: '铁港',
  tw: '鐵港',
  th: 'ไอรอนฮาร์เบอร์',
  jp: 'アイアンハーバー',
  kr: '아이언 하버',
});
const NIGHTINGALES = named('Saint Petersburg Nightingales Academy', {
  cn: '圣彼得堡夜莺青训队',
  tw: '聖彼得堡夜鶯青訓隊',
  th: 'เซนต์ปีเตอร์สเบิร์ก ไนติงเกลส์ อะคาเดมี',
  jp: 'サンクトペテルブルク・ナイチンゲールズ・アカデミー',
  kr: '상트페테르부르크 나이팅게일스 아카데미',
});
const FOXES = named('Velvet Foxes of the Outer Archipelago', {
  cn: '外群岛绒狐电子竞技俱乐部',
  tw: '外群島絨狐電子競技俱樂部',
  th: 'เวลเวตฟ็อกซ์แห่งหมู่เกาะรอบนอก',
  jp: 'アウター・アーキペラゴ・ベルベットフォックス',
  kr: '외곽 군도의 벨벳 폭스',
});

/** Two short names, then those that need most room. */
export const TEAM_NAMES: readonly Names[] = [NORTHLIGHT, IRON_HARBOR, NIGHTINGALES, FOXES];

interface MatchFields extends Partial<Match> {
  readonly game_id: number;
  readonly isLong?: boolean;
}

/** Names in eight languages; `isLong`: those that need most room. */
export function storyMatch({ isLong = false, ...fields }: MatchFields): Match {
  return buildMatch({
    ...toLocalizedFields('team_name_1', isLong ? NIGHTINGALES : NORTHLIGHT),
    ...toLocalizedFields('team_name_2', isLong ? FOXES : IRON_HARBOR),
    ...toLocalizedFields('event_name', LEAGUE),
    ...toLocalizedFields('stage_name', GROUP_A),
    start_time: NOON + 3 * HOUR,
    ...fields,
  });
}

const TEAM = (team_id: number) => ({ kind: 'team', team_id }) as const;

/** Winner, map handicap and total of a match; ids of points count from `10 * game_id`. */
export function storyPlays({ game_id, team_id_1, team_id_2 }: Match, fields: Partial<Play> = {}): Play[] {
  const point = (place: number, given: Parameters<typeof buildPoint>[0]) =>
    buildPoint({ point_id: 10 * game_id + place, ...given });
  const play = (place: number, given: Partial<Play>): Play =>
    buildPlay({ play_info_id: 10 * game_id + place, game_id, ...given, ...fields });
  return [
    play(1, { points: [point(1, { pick: TEAM(team_id_1) }), point(2, { pick: TEAM(team_id_2), odd: '1.827' })] }),
    play(2, {
      market: 'map_handicap',
      points: [
        point(3, { pick: TEAM(team_id_1), line: -1_500, odd: '3.350' }),
        point(4, { pick: TEAM(team_id_2), line: 1_500, odd: '1.285' }),
      ],
    }),
    play(3, {
      market: 'total_maps',
      line: 2_500,
      points: [point(5, { pick: { kind: 'over' }, odd: '2.020' }), point(6, { pick: { kind: 'under' }, odd: '1.760' })],
    }),
  ];
}

interface RowFields {
  readonly match?: Partial<Match> & { readonly isLong?: boolean };
  readonly live?: Partial<LiveState>;
  readonly plays?: Partial<Play>;
}

/** Row of a list with three markets of 41. */
export function storyRow(game_id: number, { match: given = {}, live = {}, plays = {} }: RowFields = {}): MatchRow {
  const match = storyMatch({ game_id, ...given });
  return buildMatchRow({ match, live: buildLive(live), plays: storyPlays(match, plays), play_count: 41 });
}
