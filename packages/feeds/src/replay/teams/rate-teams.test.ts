import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { rateTeams, ratedMapsOf, type RatedMap } from './rate-teams';
import { realMap, realSeries } from '../testing/real-values';

const team = (name: string) => ({ name, sourceId: '' });
const won = (winner: string, loser: string, at = 0, gameTypeId = 1): RatedMap => ({
  gameTypeId,
  at,
  winner: team(winner),
  loser: team(loser),
});
const chance = (maps: readonly RatedMap[], one: string, two: string, gameTypeId = 1) =>
  rateTeams(maps)(gameTypeId, team(one), team(two));

describe('rateTeams', () => {
  it('unknown teams are equal', () => {
    expect(chance([], 'A1', 'B1')).toBe(0.5);
  });

  it('who won is likelier to win, by the Elo step of a first map', () => {
    const gain = 64 / 2;
    expect(chance([won('A1', 'B1')], 'A1', 'B1')).toBeCloseTo(1 / (1 + 10 ** ((-2 * gain) / 400)), 10);
    expect(chance([won('A1', 'B1'), won('B1', 'C1', 1)], 'A1', 'C1')).toBeGreaterThan(0.5);
  });

  it('both sides together are certain, and nothing is surer than 0.97', () => {
    const results = fc.array(fc.tuple(fc.constantFrom('A1', 'B1', 'C1'), fc.constantFrom('D1', 'E1')), {
      maxLength: 80,
    });
    fc.assert(
      fc.property(results, (pairs) => {
        const maps = pairs.map(([winner, loser], at) => won(winner, loser, at));
        const one = chance(maps, 'A1', 'D1');
        expect(one + chance(maps, 'D1', 'A1')).toBeCloseTo(1, 10);
        expect(one >= 0.03 && one <= 0.97).toBe(true);
      }),
    );
    expect(
      chance(
        Array.from({ length: 300 }, (_, at) => won('A1', 'B1', at)),
        'A1',
        'B1',
      ),
    ).toBe(0.97);
  });

  it('depends on time, not on the order of the rows, and separates games', () => {
    const maps = [won('A1', 'B1', 2), won('B1', 'A1', 1), won('A1', 'C1', 3)];
    expect(chance(maps, 'A1', 'B1')).toBe(chance(maps.toReversed(), 'A1', 'B1'));
    expect(chance([won('A1', 'B1', 0, 3)], 'A1', 'B1', 1)).toBe(0.5);
  });

  it('knows a team in another spelling', () => {
    expect(chance([won('Team One', 'B1')], 'team-one', 'B1')).toBeGreaterThan(0.5);
  });

  it('uses every map of a series that has a winner', () => {
    const series = realSeries({ maps: [realMap({ winner: null }), realMap({ no: 2, winner: 2 }), realMap({ no: 3 })] });
    expect(ratedMapsOf(series).map(({ winner }) => winner.name)).toEqual(['Blue Herons', 'Amber Foxes']);
  });
});
