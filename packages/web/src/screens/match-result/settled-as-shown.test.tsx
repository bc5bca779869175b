// @vitest-environment jsdom
import type { MapFacts, PickCode } from '@clutchline/contract';
import { settlePlay } from '@clutchline/domain';
import { buildFinished, buildMapFacts } from '@clutchline/domain/testing';
import { cleanup, configure, fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';

import { renderInApp } from '../../../testing/in-app';
import { ok } from '../../../testing/test-app';
import { MatchResult } from './match-result';

/** Parts load while the test waits, also on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const TEAMS = { team_id_1: 14, team_id_2: 15, best_of: 3 } as const;
const pick = (kind: 'team' | 'other' | 'over' | 'under' | 'odd' | 'even'): PickCode =>
  kind === 'team' || kind === 'other' ? { kind: 'team', team_id: kind === 'team' ? 14 : 15 } : { kind };
const SIDES = ['team', 'other'] as const;
const TOTAL = ['over', 'under'] as const;

/** Whose facts a screen of a result shows. */
const MARKETS = [
  ...([
    ['match_winner', 0, SIDES, null],
    ['total_maps', 0, TOTAL, 2_500],
    ['map_handicap', 0, SIDES, 1_500],
  ] as const),
  ...([1, 2, 3] as const).flatMap(
    (round) =>
      [
        ['map_winner', round, SIDES, null],
        ['total_kills', round, TOTAL, 40_500],
        ['kill_handicap', round, SIDES, -4_500],
        ['odd_even_kills', round, ['odd', 'even'], null],
        ['first_blood', round, SIDES, null],
        ['first_tower', round, SIDES, null],
        ['duration', round, TOTAL, 33_000],
      ] as const,
  ),
];

const PLAYS = MARKETS.map(([market, round, kinds, line], index) => ({
  ...{ play_info_id: index + 1, category_id: 1, market, round, group: 'basic', status: 4 },
  line: kinds === TOTAL ? line : null,
  points: kinds.map((kind, at) => ({
    ...{ point_id: 10 * (index + 1) + at, pick: pick(kind) },
    line: kinds === SIDES && line !== null ? (at === 0 ? line : -line) : null,
  })),
}));

const side = fc.constantFrom(14, 15, null);
const anyMap = fc
  .record({
    score_1: fc.integer({ min: 0, max: 60 }),
    score_2: fc.integer({ min: 0, max: 60 }),
    duration_s: fc.option(fc.integer({ min: 60, max: 5_400 }), { nil: null }),
    ...{ first_blood: side, first_tower: side, winner: fc.constantFrom(14, 15) },
  })
  .map((fields) => buildMapFacts({ ...fields, pistol_1: null, pistol_13: null, races: [] }));
const UNPLAYED = buildMapFacts({
  ...{ status: 'not_played', winner: null, score_1: null, score_2: null, duration_s: null, first_blood: null },
  ...{ first_tower: null, pistol_1: null, pistol_13: null, races: [] },
});

interface Played {
  readonly maps: readonly MapFacts[];
  readonly match: { readonly winner: number; readonly score_1: number; readonly score_2: number };
}

/** Two or three maps, until a team has two. */
const anyMatch: fc.Arbitrary<Played> = fc.tuple(anyMap, anyMap, anyMap).map(([one, two, three]) => {
  const maps = one.winner === two.winner ? [one, two, UNPLAYED] : [one, two, three];
  const won = (team: number): number => maps.filter(({ winner }) => winner === team).length;
  return { maps, match: { winner: won(14) > won(15) ? 14 : 15, score_1: won(14), score_2: won(15) } };
});

const settled = ({ maps, match }: Played) =>
  PLAYS.map((play) => ({
    play,
    points: settlePlay({ ...play, ...TEAMS }, { map: maps[play.round - 1] ?? null, match }),
  }));

function show(played: Played): void {
  const points = new Map(settled(played).flatMap((one) => (one.points ?? []).map((point) => [point.point_id, point])));
  const fixed = { odd: '1.850', closing_odds: null, source: 'simulator', reason: null };
  const plays = PLAYS.map((play) => ({
    ...play,
    points: play.points.map((point) => ({ ...point, ...fixed, ...points.get(point.point_id) })),
  }));
  const match = { ...buildFinished({ game_id: 7 }), ...TEAMS, ...played.match };
  const maps = played.maps.map((facts, index) => ({ round: index + 1, facts }));
  renderInApp(<MatchResult gameId={7} isBelowScoreboard={false} none={null} />, {
    server: { getMatchResult: () => ok({ result: { match, source: 'simulator', maps, plays, revisions: [] } }) },
  });
}

/** What a reader can know of a map. */
function readMap(item: HTMLElement): MapFacts {
  const facts = new Map(
    [...item.querySelectorAll('dt')].map((term) => [term.textContent, term.nextSibling?.textContent]),
  );
  const teamOf = (name: string): number | null => {
    const text = facts.get(name);
    return text === undefined ? null : Number(text?.replace('Team ', ''));
  };
  const [first, second] = item.querySelector('p [aria-hidden]')?.textContent.split(' : ').map(Number) ?? [];
  const [minutes, seconds] = facts.get('Length')?.split(':').map(Number) ?? [];
  if (item.textContent.includes('Not played')) return UNPLAYED;
  return buildMapFacts({
    ...{ winner: teamOf('Winner'), score_1: first ?? null, score_2: second ?? null },
    duration_s: minutes === undefined ? null : 60 * minutes + (seconds ?? 0),
    ...{ first_blood: teamOf('First blood'), first_tower: teamOf('First tower') },
    ...{ pistol_1: null, pistol_13: null, races: [] },
  });
}

function readMatch(): Played {
  const maps = within(screen.getByRole('region', { name: 'Maps' }))
    .getAllByRole('listitem')
    .map(readMap);
  const title = screen.getByRole('heading', { level: 1 }).textContent;
  const [, score_1 = '', score_2 = '', winner = ''] = /Score (\d) to (\d), won by Team (\d\d)/.exec(title) ?? [];
  return { maps, match: { winner: Number(winner), score_1: Number(score_1), score_2: Number(score_2) } };
}

const WORDS: Readonly<Record<string, string>> = { won: 'Won', lost: 'Lost', void: 'Void', push: 'Stake returned' };

/** Of the plays of all maps, in their order: outcomes, and the line below them. */
function readPlays(): readonly string[] {
  const region = screen.getByRole('region', { name: 'Market results' });
  return within(region)
    .getAllByRole('tab')
    .flatMap((tab) => {
      fireEvent.click(tab);
      return [...region.querySelectorAll('h3')].map((title) => title.parentElement?.textContent ?? '');
    });
}

it('RESULT-2 K7 each market result on the screen is what the published rule gives for the facts beside it', async () => {
  await fc.assert(
    fc.asyncProperty(anyMatch, async (played) => {
      cleanup();
      show(played);
      await screen.findByRole('region', { name: 'Market results' });
      const read = readMatch();
      expect(read.match).toEqual(played.match);
      const shown = readPlays();
      const expected = settled(read);
      expect(shown).toHaveLength(expected.length);
      for (const [index, { points }] of expected.entries()) {
        const text = shown[index] ?? '';
        const outcomes = (points ?? []).map(({ outcome }) => WORDS[outcome] ?? outcome);
        expect(text).toMatch(new RegExp(outcomes.map((word) => `1\\.850${word}`).join('.*')));
        const [first] = points ?? [];
        if (typeof first?.result === 'string') expect(text).toContain(`Result ${first.result}`);
        expect(text).toContain(`Rule ${first?.rule.replace('@', ', version ')}`);
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);
