import { describe, expect, it } from 'vitest';

import { readLolGames } from './read-lol-games';
import { lolGamesFile } from '../testing/synthetic-files';

const game = (game_id: string, date: string, game_no: number, more: Record<string, string> = {}) => ({
  game_id,
  date,
  game_no,
  ...more,
});

describe('readLolGames', () => {
  it('reads kills, length and first blood; times without a zone are UTC', () => {
    expect(readLolGames(lolGamesFile({ playoffs: 1 })).maps).toMatchObject([
      {
        startsAt: Date.parse('2030-05-04T10:00:00Z'),
        event: 'SC 2030 Spring',
        stage: 'Playoffs',
        winner: 1,
        score1: 15,
        score2: 7,
        lengthS: 1_800,
        firstBlood: 2,
        bestOf: null,
      },
    ]);
  });

  it('first blood may be unknown', () => {
    expect(readLolGames(lolGamesFile({ firstblood: '' })).maps[0]?.firstBlood).toBeNull();
  });

  it('numbered games of the same teams make a series, whatever their sides; a new number 1 begins another', () => {
    const { maps } = readLolGames(
      lolGamesFile(
        game('O3', '2030-05-04T13:00:00', 1),
        game('O1', '2030-05-04T10:00:00', 1),
        game('O2', '2030-05-04T11:00:00', 2, { blue_team: 'Blue Herons', red_team: 'Amber Foxes' }),
        game('O4', '2030-05-04T10:30:00', 1, { blue_team: 'Coral Crabs' }),
        game('O5', '2030-05-05T10:00:00', 2),
      ),
    );
    expect(maps.map((map) => [map.gameKey, map.seriesKey])).toEqual([
      ['O1', 'O1'],
      ['O4', 'O4'],
      ['O2', 'O1'],
      ['O3', 'O3'],
      ['O5', 'O5'],
    ]);
  });

  it('a series whose first game is not there keeps the numbers it has', () => {
    const { maps } = readLolGames(
      lolGamesFile(game('O2', '2030-05-04T10:00:00', 2), game('O3', '2030-05-04T11:00:00', 3)),
    );
    expect(maps.map((map) => [map.seriesKey, map.no])).toEqual([
      ['O2', 2],
      ['O2', 3],
    ]);
  });

  it('reports a row without length or kills', () => {
    expect(
      readLolGames(lolGamesFile({ length_s: '' }, { red_kills: '-' })).skipped.map(({ reason }) => reason),
    ).toEqual(['length_s is not a number up to 100000 ()', 'red_kills is not a number up to 999 (-)']);
  });
});
