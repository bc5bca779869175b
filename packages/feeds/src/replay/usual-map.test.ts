import { describe, expect, it } from 'vitest';

import { realMap, realSeries } from './testing/real-values';
import { usualMaps } from './usual-map';

const many = (count: number, event: string, kills: number, lengthS: number | null = 1_500) =>
  Array.from({ length: count }, () => realSeries({ event, maps: [realMap({ score1: kills, score2: 0, lengthS })] }));

describe('usualMaps', () => {
  it('uses the mean of the event, else of the game, else a constant of the game', () => {
    const usual = usualMaps([...many(20, 'Spring Cup', 30), ...many(20, 'Autumn Cup', 20)]);
    expect(usual(1, 'Spring Cup')).toEqual({ killsPerMap: 30, lengthS: 1_500 });
    expect(usual(1, 'Winter Cup')).toEqual({ killsPerMap: 25, lengthS: 1_500 });
    expect(usual(2, 'Spring Cup')).toEqual({ killsPerMap: 55, lengthS: 2_250 });
  });

  it('does not trust a few maps, nor maps without kills or length', () => {
    const usual = usualMaps([...many(19, 'Spring Cup', 99), ...many(50, 'Spring Cup', 99, null)]);
    expect(usual(1, 'Spring Cup')).toEqual({ killsPerMap: 27, lengthS: 1_950 });
  });

  it('a rounds game has no kills', () => {
    const rounds = many(30, 'Open', 20).map((series) => ({ ...series, gameTypeId: 3 }));
    expect(usualMaps(rounds)(3, 'Open').killsPerMap).toBe(0);
  });
});
