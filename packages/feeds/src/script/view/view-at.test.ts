import { type LiveView, liveViewSchema, type MarketCode } from '@clutchline/contract';
import { viewUpdate } from '@clutchline/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { lineOf } from '../../pricing/priced-play';
import { aMatch } from '../../simulator/testing/a-match';
import { mapEnd } from '../map-standing';
import type { MapScript, MatchScript, ScoreStep } from '../match-script';
import { playSpansOf } from '../play-spans';
import { viewAt } from './view-at';

const GAMES = [1, 2, 3, 5, 6, 16] as const;
/** K17 runs 1,000 scripts; here a part of them for each game. */
const SCRIPTS = Number(process.env['VIEW_SCRIPTS'] ?? 1_002) / GAMES.length;

const scriptsOf = (gameTypeId: number, count: number): readonly MatchScript[] =>
  Array.from({ length: count }, (_, i) => aMatch(gameTypeId, { gameId: 1_000 + i }));

const sum = (pair: readonly number[] | undefined): number => (pair ?? []).reduce((total, value) => total + value, 0);
const scoreOf = (view: LiveView): readonly number[] => (view.family === 'moba' ? view.kills : view.score);

const stepsShown = (view: LiveView): number =>
  (view.family === 'moba' ? view.kill_steps?.length : view.history?.length) ?? 0;
const isScored = (view: LiveView, least: number): boolean => sum(scoreOf(view)) >= least || stepsShown(view) >= least;
const isTotal = (view: LiveView, line: number): boolean => isScored(view, Math.floor(line) + 1);
const isRaced = (view: LiveView, target: number): boolean => Math.max(...scoreOf(view)) >= target;

/** Whether a view shows the fact that decides a play with this line, by market. */
const SHOWS: Partial<Readonly<Record<MarketCode, (view: LiveView, line: number) => boolean>>> = {
  first_blood: (view) => isScored(view, 1),
  pistol_1: (view) => isScored(view, 1),
  pistol_13: (view) => isScored(view, 13),
  total_kills: isTotal,
  total_rounds: isTotal,
  race_to_kills: isRaced,
  race_to_rounds: isRaced,
  first_tower: (view) => view.family === 'moba' && sum(view.towers) >= 1,
  duration: (view, minutes) => (view.clock_s ?? 0) >= minutes * 60,
};

describe('the view of a script', () => {
  it.each(GAMES)(
    'VIEW-4 K17 of game %i no view shows a fact before every play that it decides has closed',
    (gameTypeId) => {
      let checked = 0;
      for (const script of scriptsOf(gameTypeId, SCRIPTS))
        for (const span of playSpansOf(script)) {
          const map = script.maps.find(({ round }) => round === span.play.round);
          if (map === undefined || span.closesAt <= map.startsAt) continue;
          const view = viewAt(script, span.closesAt - 1);
          if (view?.round !== map.round) continue;
          checked += 1;
          if (SHOWS[span.play.market]?.(view, lineOf(span.play)) === true)
            expect.fail(`${span.play.market} of match ${script.gameId}`);
        }
      expect(checked).toBeGreaterThan(SCRIPTS * 10);
    },
  );

  it.each(GAMES)(
    'VIEW-4 K11 of game %i depends only on what has happened: scripts equal up to t have equal views',
    (gameTypeId) => {
      for (const script of scriptsOf(gameTypeId, 20)) {
        const [map] = script.maps;
        if (map === undefined) continue;
        for (const share of [0.1, 0.35, 0.6, 0.95]) {
          const until = Math.floor(map.lengthS * share);
          const moment = map.startsAt + until * 1_000;
          const before = JSON.stringify(viewAt(script, moment));
          expect(before).not.toBe('null');
          for (const other of otherEnds(script, map, until)) expect(JSON.stringify(viewAt(other, moment))).toBe(before);
        }
      }
    },
  );

  it.each(GAMES)('VIEW-4 of game %i ends with the facts that settle', (gameTypeId) => {
    for (const script of scriptsOf(gameTypeId, 20))
      for (const map of script.maps) {
        const view = viewAt(script, mapEnd(map) - 1);
        const { score_1, score_2, first_tower, pistol_1 } = map.facts;
        expect(view === null ? null : scoreOf(view)).toEqual([score_1, score_2]);
        if (view?.family === 'rounds') {
          expect(view.history?.length).toBe(sum(view.score));
          expect(view.history?.[0]?.side).toBe(pistol_1 === script.teamId1 ? 1 : 2);
        } else expect(firstTowerOf(script, map)).toBe(first_tower === script.teamId1 ? 1 : 2);
      }
  });

  it.each(GAMES)(
    'VIEW-1 VIEW-5 of game %i is valid, only grows within a map, and changes by at most 2 KB',
    (gameTypeId) => {
      for (const script of scriptsOf(gameTypeId, 4)) {
        let before: LiveView | null = null;
        for (const map of script.maps)
          for (let at = map.startsAt; at < mapEnd(map); at += 20_000) {
            const view = viewAt(script, at);
            expect(z.safeParse(liveViewSchema, view).error).toBeUndefined();
            if (view === null) continue;
            const update = viewUpdate(before, view);
            expect('view' in update).toBe(before?.round !== view.round);
            expect(JSON.stringify(update).length).toBeLessThan(2_048);
            before = view;
          }
      }
    },
  );

  it('VIEW-2 labels everything in a simulated match, and only the details in one with real facts', () => {
    const script = aMatch(1);
    const moment = script.startTime + 60_000;
    expect(viewAt(script, moment)?.simulated).toContain('kills');
    const { isInvented, ...real } = script;
    expect(isInvented).toBe(true);
    expect(viewAt(real, moment)?.simulated).toEqual([
      'kill_steps',
      'gold',
      'towers',
      'inhibitors',
      'objectives',
      'lead',
    ]);
  });

  it('VIEW-2 has no view between maps, before and after the match, and without scores', () => {
    const script = aMatch(1);
    const [first, second] = script.maps;
    const moments = [
      script.startTime - 1,
      first!.startsAt + first!.lengthS * 1_000,
      second!.startsAt - 1,
      script.endsAt,
    ];
    expect(moments.map((moment) => viewAt(script, moment))).toEqual([null, null, null, null]);
    const unknown = { ...script, settlementFacts: { ...script.settlementFacts, score: false } };
    expect(viewAt(unknown, script.startTime + 60_000)).toBeNull();
  });
});

/** The same match up to `until` seconds of its first map, with other rests: longer, shorter, won by the other side. */
function otherEnds(script: MatchScript, map: MapScript, until: number): readonly MatchScript[] {
  const past = map.steps.filter(({ at_s }) => at_s <= until);
  const rest = map.steps.filter(({ at_s }) => at_s > until);
  const mirrored = rest.map(({ at_s, side }): ScoreStep => ({ at_s, side: side === 1 ? 2 : 1 }));
  const facts = { ...map.facts, winner: map.facts.winner === script.teamId1 ? script.teamId2 : script.teamId1 };
  const others: readonly Partial<MapScript>[] = [
    { steps: past, lengthS: until + 1 },
    { steps: [...past, ...mirrored], lengthS: map.lengthS + 600, facts },
  ];
  return others.map((other) => ({ ...script, maps: [{ ...map, ...other }] }));
}

function firstTowerOf(script: MatchScript, map: MapScript): 1 | 2 | null {
  for (let at = map.startsAt; at < mapEnd(map); at += 1_000) {
    const view = viewAt(script, at);
    if (view?.family !== 'moba' || sum(view.towers) === 0) continue;
    return (view.towers?.[0] ?? 0) > 0 ? 1 : 2;
  }
  return null;
}
