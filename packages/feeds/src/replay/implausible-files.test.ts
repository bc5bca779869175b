import { describe, expect, it } from 'vitest';

import { snapshotOf } from '../script/script-events';
import { allSeries } from './replay-days';
import { assembleSeries } from './series/assemble-series';
import { readResults, type Results } from './load-results';
import type { RealSeries } from './real-series';
import { scriptOfSeries } from './script-of-series';
import { implausibleFiles, reorderedFiles } from './testing/implausible-files';
import { unifyTeams } from './teams/unify-teams';

const BEGIN = Date.parse('2030-05-04T00:00:00Z');
const FILES = 120;
const LIMIT_MS = 120_000;
const seeds = Array.from({ length: FILES }, (_, seed) => seed);
const read = (seed: number): Results | null => readResults(implausibleFiles(seed, BEGIN));
const strengths = { mapWin: 0.5, killsPerMap: 27, lengthS: 1_900 };
const basis = { gameId: 7, eventId: 1, teamId1: 11, teamId2: 12, strengths, shift: 0 };

describe('R42 implausible files', () => {
  it(
    'R42 every row is in a series or named once with its reason',
    () => {
      let skippedRows = 0;
      let series = 0;
      for (const seed of seeds) {
        const results = read(seed);
        if (results === null) continue;
        const made = assembleSeries(unifyTeams(results.read));
        const places = made.skipped.map(({ file, line }) => `${file}:${line}`);
        const named = new Set([
          ...places,
          ...made.series.flatMap(({ rows }) => rows.map(({ file, line }) => `${file}:${line}`)),
        ]);
        const rows = [...results.read.maps, ...results.read.walkovers, ...results.read.skipped];
        const unnamed = rows.map(({ file, line }) => `${file}:${line}`).filter((place) => !named.has(place));
        expect(unnamed, `seed ${seed}`).toEqual([]);
        expect(new Set(places).size, `seed ${seed}`).toBe(places.length);
        skippedRows += places.length;
        series += made.series.length;
      }
      expect(skippedRows).toBeGreaterThan(FILES / 2);
      expect(series).toBeGreaterThan(FILES);
    },
    LIMIT_MS,
  );

  it(
    'R42 rows in another order make the same series',
    () => {
      const withoutLines = (all: readonly RealSeries[]) => all.map((one) => ({ ...one, rows: [] }));
      for (const seed of seeds) {
        const files = implausibleFiles(seed, BEGIN);
        const one = readResults(files);
        const two = readResults(reorderedFiles(seed, files));
        if (one === null || two === null) continue;
        expect(withoutLines(allSeries(two)), `seed ${seed}`).toEqual(withoutLines(allSeries(one)));
      }
    },
    LIMIT_MS,
  );

  it(
    'D2 D3 R42 no series has one team as both sides, and each match id is one script',
    () => {
      for (const seed of seeds) {
        const results = read(seed);
        const series = results === null ? [] : allSeries(results);
        expect(
          series.filter(({ team1, team2 }) => team1.name === team2.name),
          `seed ${seed}`,
        ).toEqual([]);
        expect(new Set(series.map(({ key }) => key)).size, `seed ${seed}`).toBe(series.length);
      }
    },
    LIMIT_MS,
  );

  it(
    'D4 R42 every series ends with the standing that settles it',
    () => {
      for (const seed of seeds.slice(0, FILES / 4)) {
        const results = read(seed);
        for (const one of results === null ? [] : allSeries(results)) {
          const script = scriptOfSeries(one, basis);
          const live = snapshotOf(script, script.endsAt).find((event) => event.type === 'live');
          if (one.walkover) continue;
          expect([live?.live.score_1, live?.live.score_2], `seed ${seed} ${one.key}`).toEqual([one.score1, one.score2]);
        }
      }
    },
    LIMIT_MS,
  );
});
