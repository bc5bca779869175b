import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type LiveView, liveViewSchema } from '@clutchline/contract';
import { acceptView } from '@clutchline/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { bo3ggView } from './bo3gg-view';
import { openDotaView } from './opendota-view';
import { payloadOf, payloadsOf } from './payload';
import type { ViewPlace } from './view-place';

const folder = path.join(
  process.env['SHARED_DATA_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/data'),
  'feeds',
);
const there = existsSync(folder);
if (!there) console.log(`skipped: the recorded payloads of ${folder} (set SHARED_DATA_DIR to the data folder)`);

const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8').replace(/^\uFEFF/, '');
const parse = (text: string): unknown => JSON.parse(text);

/** Any id is known, as itself. */
const ANY: ViewPlace = { game_id: 7, round: 1, teamOf: Number };
const GAUGES = [
  'alive',
  'money',
  'equipment',
  'bomb',
  'round_clock_s',
  'gold',
  'towers',
  'lead',
  'objectives',
  'draft',
] as const;
const hasField = (view: LiveView, field: (typeof GAUGES)[number]): boolean => field in view;
const expectValid = (views: readonly (LiveView | null)[]): readonly LiveView[] => {
  for (const view of views) expect(z.safeParse(liveViewSchema, view).error).toBeUndefined();
  return views.filter((view) => view !== null);
};

describe.skipIf(!there)('K18 recorded payloads', () => {
  it('VIEW-3 K18 463 captures of bo3.gg are valid views, and what they do not state is absent', () => {
    const captures = read('bo3gg/live_capture_2026-03-10.jsonl').trim().split('\n').map(parse);
    expect(captures).toHaveLength(463);
    const views = expectValid(captures.map((capture) => bo3ggView(capture, ANY)));
    const of = (field: (typeof GAUGES)[number]) => views.filter((view) => hasField(view, field)).length;
    expect([of('alive'), of('money'), of('gold'), of('lead')]).toEqual([463, 463, 0, 0]);
    const states = captures.map(payloadOf);
    const counted = (is: (state: Readonly<Record<string, unknown>>) => boolean) => states.filter(is).length;
    expect(of('bomb')).toBe(counted(({ bomb_planted }) => bomb_planted === true));
    expect(of('round_clock_s')).toBe(counted(({ round_phase }) => round_phase === 'IN_PROGRESS'));
    const sides = views.filter((view) => view.sides[0]?.role !== undefined).length;
    expect(sides).toBe(counted(({ a_side }) => a_side !== null));
    expect(views.filter((view) => view.is_paused === 1)).toHaveLength(
      counted(({ round_phase }) => round_phase === 'PAUSED'),
    );
  });

  it('bad-input 189 K18 older messages after newer ones and repeats never lead a match back', () => {
    const captures = read('bo3gg/live_capture_2026-03-10.jsonl').trim().split('\n').map(parse).map(payloadOf);
    const last = captures.filter(({ team_one_id }) => team_one_id === 3_643);
    const teams = { game_id: 7, team_id_1: 20_952, team_id_2: 3_643 };
    let known: LiveView | null = null;
    let dropped = 0;
    for (const capture of last) {
      const view = acceptView(bo3ggView(capture, ANY), {
        match: teams,
        known,
        now: Date.parse('2026-03-11T00:00:00Z'),
      });
      if (view === null) dropped += 1;
      if (view?.family !== 'rounds') continue;
      if (known?.family === 'rounds') {
        expect(view.at).toBeGreaterThanOrEqual(known.at);
        expect(
          Math.min(...view.score.map((value, i) => value - ((known as typeof view).score[i] ?? 0))),
        ).toBeGreaterThanOrEqual(0);
      }
      known = view;
    }
    expect(dropped).toBeGreaterThan(0);
    expect(known?.sides.map(({ team_id }) => team_id)).toEqual([20_952, 3_643]);
    expect(payloadOf(last.at(-1))['round_score_a']).toBe(known?.family === 'rounds' ? known.score[1] : null);
  });

  it('VIEW-3 K18 snapshots of bo3.gg: sides, score, players; a clock in ms; equipment of 0 on both sides is none', () => {
    const [full, winner] = expectValid([
      bo3ggView(parse(read('bo3gg/full_pull_snapshot_110437.json')), ANY),
      bo3ggView(parse(read('bo3gg/live_snapshot_prewinner.json')), ANY),
    ]);
    expect(full).toMatchObject({
      sides: [
        { team_id: 1_093, role: 'attack' },
        { team_id: 22_802, role: 'defence' },
      ],
      score: [10, 4],
      alive: [5, 4],
      money: [600, 6_150],
      equipment: [20_300, 20_700],
      round_clock_s: 94,
    });
    expect(winner).toMatchObject({ score: [8, 6], alive: [2, 0] });
    expect(winner).not.toHaveProperty('equipment');
    expect(winner).not.toHaveProperty('round_clock_s');
  });

  it('VIEW-3 K18 live games of OpenDota: without team ids no view, with them kills, lead, clock and lane towers', () => {
    const games = payloadsOf(payloadOf(parse(read('opendota/toplivegames_api.json')))['game_list']);
    expect(games).toHaveLength(10);
    expect(games.map((game) => openDotaView(game, ANY))).toEqual(games.map(() => null));
    const named = games.map((game) => ({ ...game, team_id_radiant: 1, team_id_dire: 2 }));
    const views = expectValid(named.map((game) => openDotaView(game, ANY)));
    expect(views).toHaveLength(10);
    expect(views[0]).toMatchObject({ kills: [8, 8], clock_s: 752, lead: [[752, -1_062]], towers: [0, 0] });
    expect(views[5]).toMatchObject({ kills: [31, 53], lead: [[2_475, -14_614]], towers: [3, 8] });
    expect(views.flatMap((view) => GAUGES.filter((field) => hasField(view, field)))).not.toContain('gold');
    expect(views.every((view) => !('draft' in view) && !('inhibitors' in view))).toBe(true);
  });
});
