import { type FinishedMatchRow, toLocalizedFields } from '@clutchline/contract';
import { buildFinished, buildNames } from '@clutchline/domain/testing';
import { describe, expect, it } from 'vitest';

import { buildSlot, type Slot } from '../../../testing/build-slot';
import type { Spoilers } from '../spoilers/spoiler-store';
import { pathOf, shownBracket, shownStandings } from './shown-event';
import type { EventData } from './use-events';

type Stage = EventData['stages'][number];

const OFF: Spoilers = { mode: 'off', revealed: new Set(), followed: new Set(), behind: null };
const ALL: Spoilers = { ...OFF, mode: 'all' };

const slot = (number: number, fields: Partial<Slot>): Slot => buildSlot(number, `Match ${number}`, fields);

/** Two semi-finals that ended, and a final to come. */
const BRACKET: readonly Slot[] = [
  slot(1, { team_id_1: 1, team_id_2: 2, score_1: 77, score_2: 66, winner: 1, winner_to: 3 }),
  slot(2, {
    source_1: { kind: 'team', team_id: 3 },
    source_2: { kind: 'place', stage_id: 50, place: 2 },
    ...{ team_id_1: 3, team_id_2: 4, score_1: 0, score_2: 2, winner: 4, winner_to: 3 },
  }),
  slot(3, {
    section: 'final',
    source_1: { kind: 'winner', slot: 1 },
    source_2: { kind: 'winner', slot: 2 },
    ...{ team_id_1: 1, team_id_2: 4 },
  }),
];

const teamsOf = (slots: ReturnType<typeof shownBracket>) => slots.map(({ sides }) => sides.map((side) => side.teamId));

describe('a bracket', () => {
  it('EVENT-4 EVENT-5 shows teams, scores and winners, and the path of a team', () => {
    const slots = shownBracket(BRACKET, { spoilers: OFF, results: null });
    expect(teamsOf(slots)).toEqual([
      [1, 2],
      [3, 4],
      [1, 4],
    ]);
    expect(slots[0]).toMatchObject({ maps: [77, 66], won: 1, isHidden: false });
    expect([...pathOf(slots, 4)]).toEqual([2, 3]);
  });

  it('SPOIL-2 hides scores, and the teams that came from a hidden match or table, until one of them is revealed', () => {
    const hidden = shownBracket(BRACKET, { spoilers: ALL, results: [buildFinished({ game_id: 9, stage_id: 50 })] });
    expect(teamsOf(hidden)).toEqual([
      [1, 2],
      [3, null],
      [null, null],
    ]);
    expect(hidden.map(({ maps, won, isHidden }) => [maps, won, isHidden])).toEqual([
      [null, null, true],
      [null, null, true],
      [null, null, false],
    ]);
    const revealed = new Set(['101', '9']);
    const some = shownBracket(BRACKET, {
      spoilers: { ...ALL, revealed },
      results: [buildFinished({ game_id: 9, stage_id: 50 })],
    });
    expect(teamsOf(some)).toEqual([
      [1, 2],
      [3, 4],
      [1, null],
    ]);
    expect(some[0]).toMatchObject({ maps: [77, 66], won: 1 });
  });

  it('SPOIL-2 a match of teams that are not followed does not tell the hidden result of a followed one', () => {
    const spoilers: Spoilers = { mode: 'followed', revealed: new Set(), followed: new Set([2]), behind: null };
    const slots = shownBracket(
      BRACKET.map((one) => (one.slot === 3 ? { ...one, score_1: 77, score_2: 66, winner: 1 } : one)),
      { spoilers, results: [] },
    );
    expect(slots[2]).toMatchObject({ maps: null, won: null, isHidden: true });
    expect(teamsOf(slots)[2]).toEqual([null, 4]);
    const shown = shownBracket(BRACKET, { spoilers: { ...spoilers, revealed: new Set(['103']) }, results: [] });
    expect(teamsOf(shown)[2]).toEqual([1, 4]);
  });

  it('bad-input 181 a circle of slots ends, and shows no team', () => {
    const circle = [
      slot(1, { source_1: { kind: 'winner', slot: 2 }, team_id_1: 5, score_1: 1, score_2: 0, winner: 5 }),
      slot(2, { source_1: { kind: 'winner', slot: 1 }, team_id_1: 5, score_1: 1, score_2: 0, winner: 5 }),
      slot(3, { source_1: { kind: 'loser', slot: 99 }, team_id_1: 5 }),
    ];
    expect(teamsOf(shownBracket(circle, { spoilers: ALL, results: [] }))).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });
});

const result = (id: number, one: number, two: number): FinishedMatchRow =>
  buildFinished({ game_id: id, stage_id: 50, team_id_1: one, team_id_2: two, winner: one, score_1: 2, score_2: 0 });

const wire = (team_id: number, won: number, lost: number, place: number) => ({
  ...{ team_id, place, won, drawn: 0, lost, maps_won: 2 * won, maps_lost: 2 * lost, map_diff: 2 * (won - lost) },
  points: won,
  decided_by: null,
});

const STAGE: Stage = {
  stage_id: 50,
  kind: 'group',
  ...toLocalizedFields('stage_name', buildNames('Group A')),
  starts_at: 1,
  ends_at: 2,
  points: 'match_wins',
  tie_breakers: ['match_wins', 'map_diff'],
  skipped_tie_breakers: [],
  standings: [wire(1, 2, 0, 1), wire(2, 0, 1, 2), wire(3, 0, 1, 2)],
  bracket: [],
};

describe('standings', () => {
  const results = [result(8, 1, 2), result(9, 1, 3)];

  it('EVENT-2 shared places are named', () => {
    const shown = shownStandings(STAGE, () => null, { spoilers: OFF, results: null });
    expect(shown?.rows.map(({ teamId, place, isShared }) => [teamId, place, isShared])).toEqual([
      [1, 1, false],
      [2, 2, true],
      [3, 2, true],
    ]);
  });

  it('SPOIL-2 count only matches that were revealed, and name the others', () => {
    const spoilers: Spoilers = { ...ALL, revealed: new Set(['8']) };
    const shown = shownStandings(STAGE, () => null, { spoilers, results });
    expect(shown?.hiddenIds).toEqual([9]);
    expect(shown?.rows.map(({ teamId, matches, maps }) => [teamId, matches, maps])).toEqual([
      [1, [1, 0, 0], [2, 0]],
      [3, [0, 0, 0], [0, 0]],
      [2, [0, 0, 1], [0, 2]],
    ]);
    expect(shownStandings(STAGE, () => null, { spoilers: ALL, results: null })).toBeNull();
  });

  it('EVENT-2 SPOIL-2 the table after every reveal is that of the server', () => {
    const spoilers: Spoilers = { ...ALL, revealed: new Set(['8', '9']) };
    expect(shownStandings(STAGE, () => null, { spoilers, results })).toEqual(
      shownStandings(STAGE, () => null, { spoilers: OFF, results: null }),
    );
  });
});
