import { describe, expect, it } from 'vitest';

import { readCs2MapWinners, readCs2TeamMaps } from './read-cs2-history';

describe('maps of earlier days', () => {
  it('a map reported from both sides counts once', () => {
    const text = [
      'date,team,opponent,map,rounds,opp_rounds',
      '2030-05-03,Cedar,Dunes,Nuke,13,9',
      '2030-05-03,Dunes,Cedar,Nuke,9,13',
      '2030-05-03,Dunes,Cedar,Mirage,13,9',
      '03/05/30,Dunes,Cedar,Mirage,13,9',
      '2030-05-03,Dunes,Cedar,Inferno,9,9',
    ].join('\n');
    const { rated, skipped } = readCs2TeamMaps({ name: 'cs2_team_maps.csv', text });
    expect(rated.map(({ winner, loser, at }) => [winner.name, loser.name, at])).toEqual([
      ['Cedar', 'Dunes', Date.parse('2030-05-03T00:00:00Z')],
      ['Dunes', 'Cedar', Date.parse('2030-05-03T00:00:00Z')],
    ]);
    expect(skipped.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '5 date is not a day (03/05/30)',
      '6 a played map cannot end 9:9',
    ]);
  });

  it('a map with its winner alone', () => {
    const text = ['date,team_A,team_B,winner', '2030-05-03,Cedar,Dunes,Dunes', '2030-05-03,Cedar,Elm,Oak'].join('\n');
    const { rated, skipped } = readCs2MapWinners({ name: 'cs2_bo3_map_winners.csv', text });
    expect(rated).toMatchObject([{ gameTypeId: 3, winner: { name: 'Dunes' }, loser: { name: 'Cedar' } }]);
    expect(skipped).toMatchObject([{ line: 3, reason: 'winner is neither of the teams (Oak)' }]);
  });
});
