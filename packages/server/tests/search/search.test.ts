import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { FeedEvent, Names } from '@clutchline/contract';
import { buildNames } from '@clutchline/domain/testing';
import { createSimulatorFeed } from '@clutchline/feeds';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { searchNames } from '../../src/search/search-names';
import { indexAllNames } from '../../src/search/start-search-index';
import { understood } from '@clutchline/test-support/server/bet-requests';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

const dataFolder = process.env['SHARED_DATA_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/data');
const names = path.join(dataFolder, 'names');
const hasData = existsSync(names);
if (!hasData) console.log(`skipped: searches for the real names of ${names} (set SHARED_DATA_DIR to the data folder)`);

let context: TestContext;
let client: pg.Client;

beforeAll(async () => {
  context = await openTestContext();
  client = new pg.Client({ connectionString: context.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await context.close();
});

const search = async (query: string, fields: { game_type_id?: number; followed?: number[] } = {}) =>
  understood(await searchNames(context, { lang: 2, query, game_type_id: 0, followed: [], ...fields }));

const firstOf = async (query: string) => (await search(query)).rows[0]?.name_en;

const team = (team_id: number, own: Partial<Names>): FeedEvent => ({
  type: 'team',
  team_id,
  names: { ...buildNames(''), ...own },
});

const storeTeams = async (teams: readonly FeedEvent[]): Promise<void> => {
  await ingestFeedEvents(context, teams);
  await indexAllNames(context);
};

/** Fictional names; the queries are those of the acceptance check K3. */
const SIMULATED: Readonly<Record<string, readonly string[]>> = {
  'Jade Lanterns': [
    ...['jade', 'JL', '翡翠灯', '翡翠燈', 'feicui', 'fcd', 'เจด', 'แลนเทิรน', 'ジェイド', 'じぇいど', 'ｼﾞｪｲﾄﾞ', 'jeido'],
    ...['제이드', '제읻', 'ㅈㅇㄷ', 'wpdlem'],
  ],
  'Hanok Tigers': ['韓屋', 'meng hu', 'ㅎㅇㅌ'],
  'Copper Foxes': ['foxes copper', 'coper foxes', 'คอปเปอร'],
  'Sakura Voltage': ['ぼるてーじ', 'ㅅㅋㄹ'],
  'Mekong Dragons': ['แมโขง', "c,jF-'", 'ＭＥＫＯＮＧ', 'ทำานืเ'],
  'Kunlun Peak': ['崑崙', 'klzd'],
  'Pearl Vipers': ['パール バイパー'],
  'Archipelago Super League': ['quan dao', 'liga nusantara'],
  'Monsoon Cup': ['Cúp Gió', '몬순 컵'],
  'Skyline Masters League': ['天際大師'],
};

describe('names of the simulator', () => {
  beforeAll(async () => {
    const events = createSimulatorFeed({ seed: 'search' }).snapshot(NOW);
    const isNamed = ({ type }: FeedEvent): boolean => ['game-type', 'event', 'team', 'match'].includes(type);
    await storeTeams(events.filter(isNamed));
  });

  it.each(Object.entries(SIMULATED).flatMap(([name, queries]) => queries.map((query) => [query, name] as const)))(
    'FIND-3 K3 %s finds %s first',
    async (query, name) => {
      expect(await firstOf(query)).toBe(name);
    },
  );

  it('FIND-4 bad-input 169 nothing, blanks, marks and a single Latin letter find nothing', async () => {
    for (const query of ['', '   ', 'a', 'Ａ', '!', '\u0301'.repeat(64), '\u202ea', '🎮'.repeat(32)])
      expect(await search(query), query).toEqual({ rows: [], is_similar: 0 });
  });

  it('FIND-6 bad-input 170 signs of other languages are plain text', async () => {
    for (const query of ['%_', '%', '_', '\\', '(a+)+$', '\u{10ffff}', '%%%%', '__'])
      expect((await search(query)).rows, query).toEqual([]);
    expect((await search("'; drop table teams; --")).rows).toEqual([]);
  });

  it('FIND-5 hits by another keyboard or with a typing error are labelled', async () => {
    expect((await search('coper foxes')).is_similar).toBe(1);
    expect((await search('wpdlem')).is_similar).toBe(1);
    expect((await search('copper foxes')).is_similar).toBe(0);
    expect((await search('xqzvkj')).is_similar).toBe(0);
  });

  it('FIND-1 has teams before events, at most 20, with game and next match, of one game if asked', async () => {
    const wide = (await search('jade')).rows;
    const kinds = wide.map(({ kind }) => kind);
    expect(kinds).toEqual([...kinds].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
    expect(new Set(kinds)).toEqual(new Set(['team', 'event']));
    expect((await search('pi')).rows.length).toBeLessThanOrEqual(20);
    const [hit] = (await search('jade')).rows;
    expect(hit).toMatchObject({ kind: 'team', game_type_id: 1, alias: null });
    expect((await search('jade', { game_type_id: 16 })).rows.map(({ kind }) => kind)).toEqual(['event']);
    const playing = (await search('jade')).rows.concat((await search('hanok')).rows, (await search('copper')).rows);
    expect(playing.some(({ next_game_id, next_start }) => next_game_id !== null && next_start !== null)).toBe(true);
  });

  it('FIND-4 followed teams come first among equal hits', async () => {
    const all = (await search('pearl')).rows.flatMap((hit) => (hit.kind === 'team' ? [hit.team_id] : []));
    const last = all.at(-1) ?? 0;
    expect(all.length).toBeGreaterThan(5);
    expect((await search('pearl', { followed: [last] })).rows[0]).toMatchObject({ team_id: last });
  });

  it('FIND-3 a changed name finds by the new one only, and its keys are replaced', async () => {
    await storeTeams([team(101, { en: 'Amber Kites', kr: '앰버 카이츠' })]);
    const count = async (): Promise<number> => {
      const { rows } = await client.query<{ count: number }>(
        'select count(*)::int as count from search_keys where kind = 1 and id = 101',
      );
      return rows[0]?.count ?? 0;
    };
    const keys = await count();
    expect(await firstOf('amber kites')).toBe('Amber Kites');
    expect(await firstOf('jade lanterns')).not.toBe('Jade Lanterns');
    for (const name of ['Amber Swifts', 'Amber Kestrels', 'Amber Kites'])
      await storeTeams([team(101, { en: name, kr: '앰버 카이츠' })]);
    expect(await count()).toBe(keys);
    expect(await firstOf('kestrels')).not.toBe('Amber Kites');
  });

  it('bad-input 172 names of 10 KB, with markup, or equal to another find and stay within limits', async () => {
    const long = 'Endless '.repeat(1_280);
    await storeTeams([
      team(9_001, { en: long }),
      team(9_002, { en: '<b onload=x>Markup Bandits</b>' }),
      team(9_003, { en: 'Static Wolves' }),
      team(9_004, { en: '🐺🐺' }),
    ]);
    expect((await search('endless')).rows[0]?.name_en.length).toBeLessThanOrEqual(200);
    expect((await search('markup bandits')).rows[0]?.name_en).toContain('<b onload=x>');
    const wolves = (await search('static wolves')).rows.filter(({ name_en }) => name_en === 'Static Wolves');
    expect(wolves).toHaveLength(2);
    const { rows } = await client.query(
      'select max(n)::int as most from (select count(*) n from search_keys group by kind, id) k',
    );
    expect(rows[0].most).toBeLessThanOrEqual(300);
  });

  it('bad-input 173 of 5,000 aliases 50 count, and the name of another team ranks before an alias', async () => {
    await client.query(`insert into team_aliases select 102, 'Nickname ' || n, 'feed' from generate_series(1, 5000) n`);
    await client.query(`insert into team_aliases values (103, 'Copper Foxes', 'operator')`);
    await indexAllNames(context);
    const { rows } = await client.query(
      `select count(*)::int as count from search_keys where kind = 1 and id = 102 and class = 1 and key like '% %'`,
    );
    expect(rows[0].count).toBe(50);
    const hits = (await search('copper foxes')).rows;
    expect(hits.map(({ name_en, alias }) => [name_en, alias])).toEqual([
      ['Copper Foxes', null],
      ['North Pier', 'Copper Foxes'],
    ]);
  });
});

describe('aliases that the feed states', () => {
  const details = (team_id: number, aliases: readonly string[], code: string | null = null): FeedEvent => ({
    ...{ type: 'team-details', team_id, code },
    aliases: [...aliases],
  });
  const aliasesOf = async (id: number): Promise<readonly string[]> => {
    const text = 'select alias from team_aliases where team_id = $1 order by alias collate "C"';
    return (await client.query<{ alias: string }>(text, [id])).rows.map(({ alias }) => alias);
  };

  it('FEED-1 FIND-3 a code and aliases find the team, and later ones replace them but not those of operators', async () => {
    await storeTeams([team(9_101, { en: 'Granite Owls' }), details(9_101, ['Stone Birds', '石头鸟'], 'GRO')]);
    await client.query(`insert into team_aliases values (9101, 'Night Watch', 'operator')`);
    await indexAllNames(context);
    for (const query of ['gro', 'stone birds', 'shitouniao', 'night watch'])
      expect(await firstOf(query)).toBe('Granite Owls');
    await storeTeams([details(9_101, ['Rock Birds'])]);
    expect(await aliasesOf(9_101)).toEqual(['Night Watch', 'Rock Birds']);
    expect(await firstOf('stone birds')).not.toBe('Granite Owls');
    expect(await firstOf('rock birds')).toBe('Granite Owls');
  });

  it('FEED-1 bad-input 173 of 5,000 stated aliases the first 50 are stored; unknown teams and empty names have none', async () => {
    const many = Array.from({ length: 5_000 }, (_, n) => `Byname ${n}`);
    const long = 'Endless '.repeat(1_280);
    await storeTeams([team(9_102, { en: 'Basalt Owls' }), details(9_102, many, 'BAO'), details(999_999, ['Nobody'])]);
    expect(await aliasesOf(9_102)).toEqual(['BAO', ...many.slice(0, 49)].sort());
    await storeTeams([details(9_102, ['', ' \u202E ', 'Twice', 'Twice', long], '')]);
    expect(await aliasesOf(9_102)).toEqual([long.slice(0, 200).trim(), 'Twice']);
    expect(await aliasesOf(999_999)).toEqual([]);
  });

  it('FEED-1 the same statement again changes no alias, so no key is made again', async () => {
    const stated = [team(9_103, { en: 'Pumice Owls' }), details(9_103, ['Light Stones'], 'PUO')];
    await storeTeams(stated);
    await ingestFeedEvents(context, stated);
    expect((await client.query('select id from search_changes')).rows).toEqual([]);
  });
});

/** Aliases as an operator enters them. */
const OPERATOR: Readonly<Record<string, readonly string[]>> = {
  TYLOO: ['타이루', 'タイロー', 'ไทลู่'],
  T1: ['ティーワン', '티원'],
  'EDward Gaming': ['爱德华'],
  'GAM Esports': ['Giấc Mơ'],
};

const REAL: Readonly<Record<string, readonly string[]>> = {
  TYLOO: ['tyloo', '天禄', '天祿', 'tianlu', 'ㅌㅇㄹ', 'タイロー', 'ไทลู'],
  Vitality: ['mifeng', 'vitalty'],
  'Natus Vincere': ['navi'],
  'Gen.G': ['젠지', 'ㅈㅈ', 'wpswl'],
  'Hanwha Life Esports': ['HLE'],
  T1: ['ティーワン', '티원', 'ㅌㅇ'],
  'EDward Gaming': ['aidehua'],
  重庆狼队: ['重慶狼隊', 'chongqing'],
  厦门VG: ['xiamen'],
  'GAM Esports': ['giac mo'],
  Leviatan: ['leviatán'],
};

interface RealTeam {
  readonly name: string;
  readonly own: Partial<Names>;
  readonly aliases: readonly string[];
}

function realTeams(): readonly RealTeam[] {
  const text = (file: string): string => readFileSync(path.join(names, file), 'utf8');
  const rows = (file: string): string[][] =>
    text(file)
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','));
  const aliases: { aliases: { alias: string; name: string; name_zh: string | null; hltv_id: number }[] } = JSON.parse(
    text('cs2_team_aliases_zh.json'),
  );
  const cs2 = new Map<number, RealTeam>();
  for (const { alias, name, name_zh, hltv_id } of aliases.aliases) {
    const known = cs2.get(hltv_id) ?? { name, own: { en: name, cn: name_zh ?? '' }, aliases: [] };
    cs2.set(hltv_id, { ...known, aliases: [...known.aliases, alias] });
  }
  const lol = rows('lol_teams_ko.csv').map(([en = '', kr = '']) => ({ name: en, own: { en, kr }, aliases: [] }));
  // The file has clubs twice: with a Chinese name, and with a Latin one and their city.
  const kpl = text('kpl_teams_zh.txt')
    .trim()
    .split('\n')
    .filter((name) => /\p{Script=Han}/u.test(name))
    .map((name) => ({ name, own: { cn: name }, aliases: [] }));
  const others = ['EDward Gaming', 'GAM Esports', 'Leviatan'].map((en) => ({ name: en, own: { en }, aliases: [] }));
  return [...cs2.values(), ...lol, ...kpl, ...others];
}

describe.skipIf(!hasData)('real names', () => {
  beforeAll(async () => {
    const teams = realTeams().map((one, i) => ({ ...one, id: 100_000 + i }));
    await ingestFeedEvents(
      context,
      teams.map(({ id, own }) => team(id, own)),
    );
    for (const { id, name, aliases } of teams)
      for (const alias of new Set([...aliases, ...(OPERATOR[name] ?? [])]))
        await client.query(`insert into team_aliases values ($1, $2, 'operator') on conflict do nothing`, [id, alias]);
    await indexAllNames(context);
  });

  const nameOf = ({ name_en, name_cn }: { name_en: string; name_cn: string }): string => name_en || name_cn;

  it.each(Object.entries(REAL).flatMap(([name, queries]) => queries.map((query) => [query, name] as const)))(
    'FIND-3 K3 %s finds %s first',
    async (query, name) => {
      const [first] = (await search(query)).rows;
      expect(first === undefined ? null : nameOf(first)).toBe(name);
    },
  );
});
