import type { BenchDatabase } from '@clutchline/test-support/bench/bench-database';

import { openDatabase } from '../../packages/server/src/composition/create-stores';
import { SecretBox } from '../../packages/server/src/platform/secret-box';
import { createServerTexts } from '../../packages/server/src/platform/server-texts';

export const BENCH_NOW = Date.UTC(2026, 10, 23, 12);
const DAY = 86_400_000;
export const EVENTS = 500;

const EN = [
  'Jade',
  'Copper',
  'Iron',
  'Velvet',
  'Amber',
  'Static',
  'Neon',
  'Cobalt',
  'Hollow',
  'Golden',
  'Crimson',
  'Quiet',
];
const NOUNS = ['Lanterns', 'Foxes', 'Wolves', 'Tigers', 'Cranes', 'Monks', 'Anchors', 'Comets', 'Herons', 'Kings'];
const CN = ['翡翠', '赤铜', '钢铁', '丝绒', '琥珀', '静电', '霓虹', '钴蓝', '空谷', '黄金', '绯红', '静默'];
const CN_NOUNS = ['灯笼', '狐狸', '狼群', '猛虎', '千鹤', '行者', '船锚', '彗星', '苍鹭', '王者'];
const KR = [
  '제이드',
  '코퍼',
  '아이언',
  '벨벳',
  '앰버',
  '스태틱',
  '네온',
  '코발트',
  '할로우',
  '골든',
  '크림슨',
  '콰이어트',
];
const JP = [
  'ジェイド',
  'コッパー',
  'アイアン',
  'ベルベット',
  'アンバー',
  'スタティック',
  'ネオン',
  'コバルト',
  'ホロウ',
  'ゴールデン',
  'クリムゾン',
  'クワイエット',
];

const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? '';

/** Different for each number. */
function namesOf(n: number) {
  const [word, noun, tag] = [n, Math.floor(n / EN.length), Math.floor(n / (EN.length * NOUNS.length))];
  const en = `${pick(EN, word)} ${pick(NOUNS, noun)} ${tag}`;
  const cn = `${pick(CN, word)}${pick(CN_NOUNS, noun)}${tag}`;
  return { en, cn, tw: cn, th: '', vn: en, in: en, jp: `${pick(JP, word)} ${tag}`, kr: `${pick(KR, word)} ${tag}` };
}

export interface Extent {
  readonly matches: number;
  readonly teams: number;
}

/** Teams, events and finished matches of two years, written in bulk. */
export async function addPastMatches(database: BenchDatabase, { matches, teams }: Extent): Promise<void> {
  const named = (count: number, first: number) =>
    JSON.stringify(Array.from({ length: count }, (_, i) => ({ id: first + i, names: namesOf(i) })));
  await database.query('insert into game_types (id, names) values (1, $1)', [JSON.stringify(namesOf(0))]);
  await database.query(
    `insert into events (id, game_type_id, names) select id, 1, names from jsonb_to_recordset($1::jsonb) as n (id bigint, names jsonb)`,
    [named(EVENTS, 1)],
  );
  await database.query(
    `insert into teams (id, names) select id, names from jsonb_to_recordset($1::jsonb) as n (id bigint, names jsonb)`,
    [named(teams, 1)],
  );
  const map = JSON.stringify({
    round: 1,
    facts: { status: 'played', winner: null, score_1: 20, score_2: 11, duration_s: 1_930 },
  });
  await database.query(
    `insert into finished_matches (id, game_type_id, event_id, team_id_1, team_id_2, stage_names, start_time, ended_at, best_of,
       winner, score_1, score_2, maps, source, is_history)
     select n, 1, 1 + n % $1::int, 1 + n % $2::int, 1 + (n * 7 + 1) % $2::int, $3::jsonb,
       $4::bigint - n::bigint * 60000 - 7200000, $4::bigint - n::bigint * 60000, 3, 1 + n % $2::int, 2, 1,
       jsonb_build_array($5::jsonb, $5::jsonb, $5::jsonb), 'bench', true
     from generate_series(1, $6::bigint) n where 1 + n % $2::int <> 1 + (n * 7 + 1) % $2::int`,
    [EVENTS, teams, JSON.stringify(namesOf(1)), BENCH_NOW, map, matches],
  );
  await database.query('insert into team_games select id, 1 from teams on conflict do nothing');
  await database.query('analyze');
}

/** Matches to come, evenly over the next days. */
export async function addComingMatches(database: BenchDatabase, count: number, days: number): Promise<void> {
  await database.query(
    `insert into matches (id, game_type_id, event_id, team_id_1, team_id_2, stage_names, start_time, best_of, schedule_changed_at)
     select 100000000 + n, 1, 1, 1 + n % 50, 51 + n % 50, $1::jsonb, $2::bigint + n * $3::bigint, 3, $2::bigint
     from generate_series(1, $4::int) n`,
    [JSON.stringify(namesOf(2)), BENCH_NOW, Math.floor((days * DAY) / (count + 1)), count],
  );
}

const silent = (): void => undefined;

export function openContentContext(url: string) {
  const log = { info: silent, warn: silent, error: silent };
  const { stores, inTransaction, close } = openDatabase(url, log);
  const clock = { now: () => BENCH_NOW };
  const random = { bytes: (length: number) => new Uint8Array(length) };
  const secretBox = new SecretBox(null, random);
  const context = {
    stores,
    inTransaction,
    log,
    clock,
    wallClock: clock,
    random,
    secretBox,
    texts: createServerTexts(),
  };
  return { context, close };
}

/** Ms of each run, after one that is not counted. */
export async function timesOf(count: number, work: (n: number) => Promise<unknown>): Promise<readonly number[]> {
  await work(0);
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const began = performance.now();
    await work(n);
    times.push(performance.now() - began);
  }
  return times;
}
