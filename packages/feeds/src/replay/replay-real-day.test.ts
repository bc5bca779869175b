import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { FeedEvent, FeedPlay, MapFacts, MatchFacts } from '@clutchline/contract';
import { settlePlay } from '@clutchline/domain';
import { describe, expect, it } from 'vitest';

import type { Feed } from '../feed';
import { createReplayFeed } from './create-replay-feed';
import { readSkippedRows } from './read-skipped-rows';
import { expectedOutcome } from './testing/expected-outcome';
import { expectedSeries, plainName, type ExpectedSeries } from './testing/expected-series';
import { rawGames } from './testing/raw-results';

const dataFolder = process.env['SHARED_DATA_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/data');
const results = path.join(dataFolder, 'results');
const there = existsSync(results);
if (!there) console.log(`skipped: the real match days of ${results} (set SHARED_DATA_DIR to the data folder)`);

const NOW = Date.parse('2026-11-21T10:00:00Z');
const TODAY = Date.parse('2026-11-21T00:00:00Z');
const DAY_MS = 86_400_000;

const DAYS = [
  ['2026-01-31', { 1: 17, 3: 39 }],
  ['2026-06-29', { 2: 38 }],
  ['2026-01-14', { 1: 4, 16: 3 }],
  ['2025-07-03', { 1: 3 }],
  ['2023-09-09', { 1: 1 }],
  ['2022-10-14', { 1: 6 }],
] as const;

describe.skipIf(!there)('a real day played again', () => {
  const names = there ? readdirSync(results).filter((name) => name.endsWith('.csv')) : [];
  const games = there ? rawGames(results, names) : [];
  const all = expectedSeries(games);

  it.each(DAYS)('BET-9 %s ends as in the files, match by match and play by play', async (day, counts) => {
    const begin = Date.parse(`${day}T00:00:00Z`);
    const expected = all.filter(({ at }) => at >= begin && at < begin + DAY_MS);
    expect(countByGame(expected)).toEqual(counts);
    const seen = playOut(await createReplayFeed({ dataFolder, day, now: NOW }));
    let settled = 0;
    for (const series of expected) settled += checkSeries(seen, series, TODAY - begin);
    console.log(`${day}: ${JSON.stringify(counts)} matches and ${settled} points end as in the files`);
    const unplayed = [...seen.matches.values()].filter(({ game_id }) => !seen.results.has(game_id));
    expect(seen.results.size).toBe(expected.length);
    expect(unplayed.map(({ game_id }) => seen.voids.get(game_id))).toEqual(unplayed.map(() => 'walkover'));
  });

  it('D6 every row is in a series or is reported with its reason', async () => {
    const { skipped } = await readSkippedRows(dataFolder, null);
    const reported = new Set(skipped.map(({ file, line }) => `${file}:${line}`));
    const used = new Set(all.flatMap(({ places }) => places));
    const lost = games.filter(({ place }) => !used.has(place) && !reported.has(place));
    expect(games.length).toBeGreaterThan(1_000);
    expect(lost).toEqual([]);
    console.log(`${skipped.length} rows skipped: ${JSON.stringify(countByReason(skipped))}`);
  });
});

function countByReason(skipped: Feed['skipped']): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { file, reason } of skipped) {
    const kind = `${file}: ${reason.replace(/(line|series) \S+( of \S+)?/, '$1 …').replace(/: \d.*$/, '')}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

function countByGame(series: readonly ExpectedSeries[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { game } of series) counts[game] = (counts[game] ?? 0) + 1;
  return counts;
}

interface Seen {
  readonly matches: ReadonlyMap<number, Extract<FeedEvent, { type: 'match' }>>;
  readonly teams: ReadonlyMap<number, string>;
  readonly plays: ReadonlyMap<number, FeedPlay>;
  readonly maps: ReadonlyMap<string, MapFacts>;
  readonly results: ReadonlyMap<number, MatchFacts>;
  readonly voids: ReadonlyMap<number, string>;
}

/** In steps of ten minutes until all matches of the day are over. */
function playOut(feed: Feed): Seen {
  const from = feed.firstRunAt ?? TODAY;
  const events = [...feed.snapshot(from)];
  for (let at = from; at < TODAY + 1.5 * DAY_MS; at += 600_000) events.push(...feed.between(at, at + 600_000));
  const of = <Type extends FeedEvent['type']>(type: Type) =>
    events.filter((event): event is Extract<FeedEvent, { type: Type }> => event.type === type);
  return {
    matches: new Map(of('match').map((event) => [event.game_id, event])),
    teams: new Map(of('team').map(({ team_id, names }) => [team_id, names.en || names.cn])),
    plays: new Map(of('play').map((event) => [event.play_id, event])),
    maps: new Map(of('map-result').map(({ game_id, round, facts }) => [`${game_id}/${round}`, facts])),
    results: new Map(of('match-result').map(({ game_id, facts }) => [game_id, facts])),
    voids: new Map(of('match-void').map(({ game_id, reason }) => [game_id, reason])),
  };
}

function checkSeries(seen: Seen, series: ExpectedSeries, shift: number): number {
  const label = `${series.teams.join(' - ')} ${new Date(series.at).toISOString()}`;
  const nameOf = (id: number) => plainName(seen.teams.get(id) ?? '');
  const match = [...seen.matches.values()].find(
    (event) =>
      event.game_type_id === series.game &&
      Math.abs(event.start_time - series.at - shift) < 60_000 &&
      nameOf(event.team_id_1) === plainName(series.teams[0]) &&
      nameOf(event.team_id_2) === plainName(series.teams[1]),
  );
  expect(match, label).toBeDefined();
  if (match === undefined) return 0;
  const teams = [match.team_id_1, match.team_id_2] as const;
  const champion = teams[series.wins[0] > series.wins[1] ? 0 : 1];
  expect(seen.results.get(match.game_id), label).toEqual({
    winner: champion,
    score_1: series.wins[0],
    score_2: series.wins[1],
  });
  const plays = [...seen.plays.values()].filter((play) => play.game_id === match.game_id);
  expect(plays.length, label).toBeGreaterThan(1);
  return plays.reduce((sum, play) => sum + checkPlay(seen, series, { play, match, teams, label }), 0);
}

interface CheckedPlay {
  readonly play: FeedPlay;
  readonly match: Extract<FeedEvent, { type: 'match' }>;
  readonly teams: readonly [number, number];
  readonly label: string;
}

function checkPlay(seen: Seen, series: ExpectedSeries, { play, match, teams, label }: CheckedPlay): number {
  const outcomes = settlePlay(
    { ...play, team_id_1: teams[0], team_id_2: teams[1], best_of: match.best_of },
    {
      map: seen.maps.get(`${play.game_id}/${play.round}`) ?? null,
      match: seen.results.get(play.game_id) ?? null,
    },
  );
  const published = outcomes?.map(({ point_id, outcome }) => [point_id, outcome]);
  const expected = play.points.map((point) => [point.point_id, expectedOutcome(series, teams, play, point)]);
  expect(published, `${label} ${play.market} of map ${play.round} line ${play.line ?? '-'}`).toEqual(expected);
  return expected.length;
}
