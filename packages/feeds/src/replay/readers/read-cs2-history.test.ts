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

it('FEED-5 K10 a team whose own rows have another name is the one that its opponents name, and its maps count once', () => {
  const header = 'date,team_id,team,opponent,event,event_tier,map,rounds,opp_rounds,won,page_index';
  const both = (n: number, own: string) => [
    `2026-01-0${n},1,${own},MOUZ,Cup,A,Nuke,13,${n},1,`,
    `2026-01-0${n},2,MOUZ,Spirit,Cup,A,Nuke,${n},13,0,`,
  ];
  const read = (...rows: string[]) =>
    readCs2TeamMaps({ name: 'cs2_team_maps.csv', text: [header, ...rows].join('\n') }).rated.map(
      ({ winner, loser }) => `${winner.name} ${loser.name}`,
    );
  const maps = [1, 2, 3].flatMap((n) => both(n, 'Team Spirit'));
  expect(read(...maps, '2026-01-04,1,Team Spirit,G2,Cup,A,Nuke,13,4,1,')).toEqual([
    'Spirit MOUZ',
    'Spirit MOUZ',
    'Spirit MOUZ',
    'Spirit G2',
  ]);
  expect(read(...maps.slice(0, 4))).toHaveLength(4);
});
