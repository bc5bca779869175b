import { describe, expect, it } from 'vitest';

import { buildMapFacts } from '../testing/index';
import { lookBack } from './look-back';
import { shareAbove, thresholdLines, thresholdPlay } from './threshold-lines';

describe('thresholds', () => {
  it('STATS-2 are kills and minutes of League of Legends, Dota 2 and Honor of Kings, and rounds of Counter-Strike', () => {
    const text = (game: number) => thresholdLines(game).map(({ market, line }) => `${market} ${line / 1_000}`);
    expect(text(1)).toEqual(['total_kills 26.5', 'duration 33']);
    expect(text(2)).toEqual(['total_kills 47.5', 'duration 35']);
    expect(text(16)).toEqual(['total_kills 23.5', 'duration 19']);
    expect(text(3)).toEqual(['total_rounds 26.5']);
    expect(text(99)).toEqual([]);
  });

  it('STATS-5 a length exactly on the minute is above', () => {
    const [, length = { market: 'duration', line: 0 }] = thresholdLines(1);
    const play = thresholdPlay(length, { team1: 2, team2: 3, bestOf: 3 });
    const maps = [1_979, 1_980, 1_981].map((duration_s, index) => ({
      round: index + 1,
      facts: buildMapFacts({ duration_s }),
    }));
    const match = { gameId: 1, teamId1: 2, teamId2: 9, bestOf: 3, winner: 2, score1: 2, score2: 1, maps };
    expect(lookBack(play, { team1: [match], team2: [] })?.[0]).toMatchObject({ won: 2, lost: 1 });
  });
});

describe('shareAbove', () => {
  it('STATS-8 counts maps above and below a line; those on it are neither', () => {
    const counts = [
      { value: 25, maps: 4 },
      { value: 26, maps: 3 },
      { value: 27, maps: 2 },
    ];
    expect(shareAbove({ market: 'total_kills', line: 26_500 }, counts)).toEqual({ above: 2, maps: 9 });
    expect(shareAbove({ market: 'total_rounds', line: 26_000 }, counts)).toEqual({ above: 2, maps: 6 });
    expect(shareAbove({ market: 'total_kills', line: 26_500 }, [])).toEqual({ above: 0, maps: 0 });
  });

  it('STATS-8 counts lengths by quarters of a minute: on the line is above', () => {
    const steps = [131, 132, 133].map((value) => ({ value, maps: 1 }));
    expect(shareAbove({ market: 'duration', line: 33_000 }, steps)).toEqual({ above: 2, maps: 3 });
    expect(shareAbove({ market: 'duration', line: 33_250 }, steps)).toEqual({ above: 1, maps: 3 });
  });
});
