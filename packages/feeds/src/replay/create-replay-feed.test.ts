import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';

import { feedEventSchema, type FeedEvent } from '@clutchline/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { feedSuite } from '../feed-suite';
import { createReplayFeed } from './create-replay-feed';
import { listReplayDays } from './replay-days';
import type { ResultFile } from './readers/raw-map';
import { dataFolder } from './testing/data-folder';
import { cs2File, dota2File, kplFile, lolGamesFile, lolSeriesFile } from './testing/synthetic-files';

const DAY = '2030-05-04';
const NOW = Date.parse('2032-02-10T21:00:00Z');
const SHIFT = Date.parse('2032-02-10T00:00:00Z') - Date.parse('2030-05-04T00:00:00Z');

const FILES: readonly ResultFile[] = [
  lolSeriesFile(
    { game_id: 'G1' },
    { game_id: 'G2', game_no: 2, datetime_utc: '2030-05-04T11:00:00Z', series_wins_a: 2 },
    {
      game_id: 'G0',
      series_id: 'S0',
      datetime_utc: '2030-05-03T11:00:00Z',
      best_of: 1,
      winner: 'B',
      series_wins_a: 0,
      series_wins_b: 1,
    },
    { game_id: 'G9', series_id: 'S9', team_b: 'TBD' },
  ),
  lolGamesFile(
    { game_id: 'O1', date: '2030-05-04T08:00:00', blue_team: 'Coral Crabs', blue_team_id: 'c' },
    { game_id: 'G1' },
  ),
  cs2File(
    {},
    { map_no: 2, team1_rounds: 19, team2_rounds: 16, half_scores: '(7:5; 5:7) (7:4)' },
    {
      match_id: 72,
      team1: 'Elm',
      team1_id: 3,
      map: 'Default',
      map_status: 'not_played',
      team1_maps: 1,
      half_scores: '',
    },
  ),
  dota2File(
    {},
    {
      match_id: 901,
      start_utc: '2030-05-04T15:00:00Z',
      radiant: 'Frost Moths',
      radiant_id: 12,
      dire: 'Ember Owls',
      dire_id: 11,
    },
    { match_id: 902, start_utc: '2030-05-04T16:00:00Z' },
  ),
  kplFile({ game_no: 2 }, { game_no: 3, winner: '西山CD' }, { game_no: 4 }, { game_no: 5, kills_a: 17 }),
];

let folder = '';
let remove = async (): Promise<void> => Promise.resolve();
beforeAll(async () => {
  ({ folder, remove } = await dataFolder(FILES));
});
afterAll(() => remove());

const make = (day = DAY) => createReplayFeed({ dataFolder: folder, day, now: NOW });
/** Without the series that lacks its first map. */
feedSuite('replay', async () => {
  const complete = await dataFolder(FILES.slice(0, 4));
  const feed = await createReplayFeed({ dataFolder: complete.folder, day: DAY, now: NOW });
  await complete.remove();
  return feed;
});

async function eventsOf<Type extends FeedEvent['type']>(type: Type) {
  const feed = await make();
  const from = feed.firstRunAt ?? 0;
  const all = [...feed.snapshot(from), ...feed.between(from, from + 24 * 3_600_000)];
  return all.filter((event): event is Extract<FeedEvent, { type: Type }> => event.type === type);
}

describe('createReplayFeed', () => {
  it('lists every series of the day at its hour of today, and none of another day', async () => {
    const matches = await eventsOf('match');
    const starts = matches.map(({ game_type_id, start_time }) => [
      game_type_id,
      new Date(start_time - SHIFT).toISOString(),
    ]);
    expect(starts.sort()).toEqual([
      [1, '2030-05-04T08:00:00.000Z'],
      [1, '2030-05-04T10:00:00.000Z'],
      [16, '2030-05-04T17:00:00.000Z'],
      [2, '2030-05-04T14:00:00.000Z'],
      [3, '2030-05-04T12:00:00.000Z'],
      [3, '2030-05-04T12:00:00.000Z'],
    ]);
    expect((await make()).firstRunAt).toBe(Date.parse('2032-02-10T07:30:00Z'));
  });

  it('ends every match as in its file; a series won by default is void', async () => {
    const matches = new Map((await eventsOf('match')).map((match) => [match.game_id, match]));
    const scores = (await eventsOf('match-result')).map(({ game_id, facts }) => [
      matches.get(game_id)?.game_type_id,
      `${facts.score_1}:${facts.score_2}`,
      facts.winner === matches.get(game_id)?.team_id_1 ? 1 : 2,
    ]);
    expect(scores.sort()).toEqual([
      [1, '1:0', 1],
      [1, '2:0', 1],
      [16, '3:2', 1],
      [2, '2:1', 1],
      [3, '2:0', 1],
    ]);
    expect(await eventsOf('match-void')).toMatchObject([{ reason: 'walkover', source: 'cs2_hltv_maps_made_up.csv' }]);
  });

  it('names files and reasons of what it left out, and of that alone', async () => {
    expect((await make()).skipped).toEqual([
      { file: 'lol_series_made_up.csv', line: 5, reason: 'team_b is not decided yet (TBD)' },
    ]);
  });

  it('offers nothing that the file cannot decide', async () => {
    const matches = new Map((await eventsOf('match')).map((match) => [match.game_id, match]));
    const plays = await eventsOf('play');
    const markets = (wanted: number, hour: string) =>
      new Set(
        plays
          .filter(({ game_id }) => {
            const match = matches.get(game_id);
            return match?.game_type_id === wanted && new Date(match.start_time).toISOString().includes(`T${hour}:`);
          })
          .map(({ market }) => market),
      );
    expect([...markets(1, '10')].sort()).toEqual([
      'at_least_one_map',
      'correct_score',
      'map_handicap',
      'map_winner',
      'match_winner',
      'total_maps',
    ]);
    expect(markets(1, '08')).toContain('first_blood');
    expect(markets(2, '14')).toContain('duration');
    expect(markets(2, '14')).not.toContain('first_blood');
    expect(markets(3, '12')).toContain('total_rounds');
    expect(plays.filter(({ market }) => /race|pistol|tower/.test(market))).toEqual([]);
  });

  it('prices come from the days before alone', async () => {
    const priceOf = async (files: readonly ResultFile[]) => {
      const own = await dataFolder(files);
      const feed = await createReplayFeed({ dataFolder: own.folder, day: DAY, now: NOW });
      await own.remove();
      const snapshot = feed.snapshot(feed.firstRunAt ?? 0);
      const match = snapshot.find(
        (event) => event.type === 'match' && event.start_time - SHIFT === Date.parse('2030-05-04T10:00:00Z'),
      );
      const play = snapshot.find(
        (event) =>
          event.type === 'play' &&
          event.market === 'match_winner' &&
          match?.type === 'match' &&
          event.game_id === match.game_id,
      );
      return play?.type === 'play' ? play.points.map(({ odd }) => odd) : [];
    };
    const [series, ...others] = FILES;
    const withPast = await priceOf(FILES);
    const withoutPast = await priceOf([
      {
        name: series?.name ?? '',
        text: (series?.text ?? '')
          .split('\n')
          .filter((line) => !line.includes('S0'))
          .join('\n'),
      },
      ...others,
    ]);
    expect(withPast[0]).toBeGreaterThan(withoutPast[0] ?? Infinity);
    expect(withPast[1]).toBeLessThan(withoutPast[1] ?? 0);
  });

  it('has the same ids and fingerprint at every start; another byte is another fingerprint', async () => {
    const [one, two] = [await make(), await make()];
    expect(one.fingerprint).toMatch(/^replay:2030-05-04:[0-9a-f]{16}$/);
    expect(two.fingerprint).toBe(one.fingerprint);
    expect(two.snapshot(NOW)).toEqual(one.snapshot(NOW));
    const changed = await dataFolder(FILES.slice(0, 4));
    const other = await createReplayFeed({ dataFolder: changed.folder, day: DAY, now: NOW });
    await changed.remove();
    expect(other.fingerprint).not.toBe(one.fingerprint);
    const ids = new Set(one.snapshot(NOW).flatMap((event) => (event.type === 'match' ? [event.game_id] : [])));
    for (const event of other.snapshot(NOW)) if (event.type === 'match') expect(ids).toContain(event.game_id);
  });

  it('its events conform to the schema of the contract', async () => {
    const feed = await make();
    for (const event of feed.snapshot((feed.firstRunAt ?? 0) + 12 * 3_600_000))
      expect(feedEventSchema.parse(event)).toEqual(event);
  });
});

describe('what stops a replay', () => {
  it('bad-input a folder that is not there, or is empty', async () => {
    const missing = path.join(folder, 'nowhere');
    await expect(createReplayFeed({ dataFolder: missing, day: DAY, now: NOW })).rejects.toMatchObject({
      name: 'ReplayError',
      fault: 'no-folder',
      message: `The data folder ${missing} does not exist or cannot be read.`,
    });
    const empty = await dataFolder([]);
    await expect(listReplayDays(empty.folder)).rejects.toMatchObject({ fault: 'no-files' });
    await empty.remove();
  });

  it.each(['2030-5-4', '2030-02-30', 'today', ''])('bad-input the day "%s"', async (day) => {
    await expect(make(day)).rejects.toMatchObject({
      fault: 'bad-day',
      message: expect.stringContaining('is not a date'),
    });
  });

  it('bad-input a day without matches names days that have some', async () => {
    await expect(make('2030-05-09')).rejects.toMatchObject({
      fault: 'no-matches',
      message: 'The data folder has no match on 2030-05-09; days with the most are 2030-05-04 (6), 2030-05-03 (1).',
    });
  });
});

describe('listReplayDays', () => {
  it('counts the matches of each day by game, earliest first', async () => {
    const days = await listReplayDays(folder);
    expect(days.map(({ day, matches }) => [day, Object.fromEntries(matches)])).toEqual([
      ['2030-05-03', { 1: 1 }],
      [DAY, { 1: 2, 2: 1, 3: 2, 16: 1 }],
    ]);
  });

  it('finds the files in a folder called results too', async () => {
    const outer = await dataFolder([]);
    await mkdir(path.join(outer.folder, 'results'));
    const inner = await dataFolder(FILES.slice(0, 1));
    await rename(
      path.join(inner.folder, 'lol_series_made_up.csv'),
      path.join(outer.folder, 'results', 'lol_series.csv'),
    );
    expect((await listReplayDays(outer.folder)).map(({ day }) => day)).toEqual(['2030-05-03', DAY]);
    await outer.remove();
    await inner.remove();
  });
});
