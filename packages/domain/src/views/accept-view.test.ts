import type { LiveView } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { buildMobaView, buildRoundsView } from '../testing';
import { acceptView } from './accept-view';

const MATCH = { game_id: 7, team_id_1: 14, team_id_2: 15 };
const known = buildMobaView({
  gold: [20_000, 18_000],
  towers: [2, 1],
  objectives: [{ kind: 'dragon', element: 'ocean', side: 1, at_s: 330 }],
  lead: [
    [0, 0],
    [300, 900],
  ],
});
const NOW = known.at + 30_000;

const accept = (given: unknown, before: LiveView | null = known): LiveView | null =>
  acceptView(given, { match: MATCH, known: before, now: NOW });
const later = (fields: object): LiveView | null => accept({ ...known, at: known.at + 2_000, clock_s: 602, ...fields });

describe('acceptView', () => {
  it('VIEW-1 takes a valid view as it is', () => {
    expect(accept(known, null)).toEqual(known);
  });

  it('bad-input 189 drops a view whose clock goes back, of an earlier map, from the future or of another family', () => {
    expect([
      accept({ ...known, at: known.at - 1 }),
      accept({ ...known, clock_s: 599 }),
      accept({ ...known, round: 2 }, { ...known, round: 3 }),
      accept({ ...known, at: NOW + 60_001 }),
      accept({ ...known, at: 8e15 }),
      accept(buildRoundsView({ at: known.at + 1_000 })),
    ]).toEqual([null, null, null, null, null, null]);
  });

  it('bad-input 189 drops what is no view: no object, no family, map 40, another match, kills that are no numbers', () => {
    const bad = [
      null,
      'view',
      [],
      {},
      { ...known, family: 'chess' },
      { ...known, round: 40 },
      { ...known, game_id: 8 },
    ];
    const kills = [[NaN, 3], [-1, 3], [5], [1e9, 0], ['5', '3'], null].map((pair) => ({ ...known, kills: pair }));
    expect([...bad, ...kills].map((given) => accept(given, null)).filter((view) => view !== null)).toEqual([]);
  });

  it.each([
    ['NaN', { gold: [NaN, 1] }],
    ['gold −1', { gold: [-1, 4_000] }],
    ['gold of 10⁹', { gold: [1e9, 4_000] }],
    ['a text', { gold: 'much' }],
    ['three values', { gold: [1, 2, 3] }],
  ])('bad-input 189 leaves out a field with %s, and keeps its last valid value in the map', (_name, fields) => {
    expect(later(fields)).toMatchObject({ clock_s: 602, gold: [20_000, 18_000] });
    expect(accept({ ...known, ...fields }, null)).not.toHaveProperty('gold.0');
    expect(later({ ...fields, round: 2, clock_s: 0 })).not.toHaveProperty('gold.0');
  });

  it('bad-input 189 kills and towers that fall keep their last valid value', () => {
    expect(later({ kills: [4, 9], towers: [0, 9] })).toMatchObject({ kills: [5, 3], towers: [2, 1] });
    expect(later({ kills: [5, 4], towers: [2, 2] })).toMatchObject({ kills: [5, 4], towers: [2, 2] });
  });

  it('bad-input 189 an objective of an unknown kind is left out, ten thousand of them are none', () => {
    const baron = { kind: 'baron', side: 2, at_s: 601 };
    const [first] = known.objectives ?? [];
    expect(later({ objectives: [first, { kind: 'kraken', side: 1 }, { ...baron, side: 3 }, baron] })).toMatchObject({
      objectives: [first, baron],
    });
    expect(later({ objectives: Array.from({ length: 10_000 }, () => baron) })).toMatchObject({ objectives: [first] });
  });

  it('bad-input 189 sides that are swapped follow the team ids, other teams are dropped', () => {
    const swapped = {
      sides: [{ team_id: 15, role: 'red' }, { team_id: 14 }],
      kills: [3, 6],
      kill_steps: [[12, 2]],
      gold: [18_500, 21_000],
      towers: [1, 2],
      inhibitors: [0, 1],
      objectives: [{ kind: 'dragon', element: 'ocean', side: 2, at_s: 330 }],
      lead: [
        [0, 0],
        [330, -1_100],
      ],
      draft: { picks: [['A'], ['B']] },
    };
    expect(later(swapped)).toMatchObject({
      sides: [{ team_id: 14 }, { team_id: 15, role: 'red' }],
      kills: [6, 3],
      kill_steps: [[12, 1]],
      gold: [21_000, 18_500],
      towers: [2, 1],
      inhibitors: [1, 0],
      objectives: known.objectives,
      lead: [
        [0, 0],
        [300, 900],
        [330, 1_100],
      ],
      draft: { picks: [['B'], ['A']] },
    });
    expect(later({ sides: [{ team_id: 14 }, { team_id: 16 }] })).toBeNull();
    expect(later({ sides: [{ team_id: 14 }, { team_id: 14 }] })).toBeNull();
    const rounds = buildRoundsView();
    const half = {
      ...rounds,
      sides: rounds.sides.toReversed(),
      score: [1, 2],
      history: [{ n: 1, side: 2 }],
      alive: [5, 4],
    };
    expect(accept(half, null)).toMatchObject({ score: [2, 1], history: [{ n: 1, side: 1 }], alive: [4, 5] });
  });

  it('VIEW-3 makes lead, kill steps and times of objectives from sources that state only numbers', () => {
    const first = buildMobaView({ gold: [5_000, 4_000], objectives: [{ kind: 'dragon', side: 1 }] });
    const view = accept(
      {
        ...first,
        at: first.at + 31_000,
        clock_s: 631,
        kills: [6, 3],
        gold: [6_000, 4_500],
        objectives: [
          { kind: 'dragon', side: 1 },
          { kind: 'dragon', side: 1 },
          { kind: 'baron', side: 2 },
        ],
      },
      accept(first, null),
    );
    expect(view).toMatchObject({
      kill_steps: [[631, 1]],
      lead: [
        [600, 1_000],
        [631, 1_500],
      ],
      objectives: [
        { kind: 'dragon', side: 1 },
        { kind: 'dragon', side: 1, at_s: 631 },
        { kind: 'baron', side: 2, at_s: 631 },
      ],
    });
  });

  it('VIEW-3 makes the history of rounds from a score that rises by one, and not from a jump', () => {
    const first = buildRoundsView();
    const next = (score: number[], after: LiveView | null): LiveView | null =>
      accept({ ...first, at: (after?.at ?? 0) + 1, score }, after);
    const won = next([3, 1], first);
    expect(won).toMatchObject({ score: [3, 1], history: [{ n: 4, side: 1 }] });
    expect(next([3, 4], won)).toMatchObject({ score: [3, 4], history: [{ n: 4, side: 1 }] });
    expect(next([1, 4], won)).toMatchObject({ score: [3, 1] });
  });

  it('VIEW-2 values of the moment do not stay, and an invented field stays labelled', () => {
    const before = buildRoundsView({ alive: [5, 5], bomb: 'planted', money: [1, 2], simulated: ['history'] });
    const view = accept({ ...buildRoundsView(), at: before.at + 1 }, before);
    expect(view).toMatchObject({ simulated: ['history'] });
    expect(JSON.stringify(view)).not.toMatch(/alive|bomb|money/);
  });

  it('bad-input 104 texts of a source are plain', () => {
    const draft = { picks: [['A\u202Eb', '\u200B'], ['C']] };
    expect(accept({ ...known, source: 'x\u0000\u202Ey', draft }, null)).toMatchObject({
      source: 'x y',
      draft: { picks: [['A b'], ['C']] },
    });
  });
});
