import type { RealSeries } from './real-series';

export interface UsualMap {
  readonly killsPerMap: number;
  readonly lengthS: number;
}

const ENOUGH = 20;

const FALLBACK: ReadonlyMap<number, UsualMap> = new Map([
  [1, { killsPerMap: 27, lengthS: 1_950 }],
  [2, { killsPerMap: 55, lengthS: 2_250 }],
  [3, { killsPerMap: 0, lengthS: 2_500 }],
  [16, { killsPerMap: 14, lengthS: 960 }],
]);
const ROUNDS_GAME = 3;

/** Means of earlier series of the event, else of the game, else a constant. */
export function usualMaps(earlier: readonly RealSeries[]): (gameTypeId: number, event: string) => UsualMap {
  const ofEvent = new Tally();
  const ofGame = new Tally();
  for (const series of earlier) {
    for (const { score1, score2, lengthS } of series.maps) {
      if (score1 === null || score2 === null || lengthS === null) continue;
      ofEvent.add(`${series.gameTypeId}|${series.event}`, score1 + score2, lengthS);
      ofGame.add(String(series.gameTypeId), score1 + score2, lengthS);
    }
  }
  return (gameTypeId, event) => {
    const fallback = FALLBACK.get(gameTypeId) ?? { killsPerMap: 30, lengthS: 2_000 };
    if (gameTypeId === ROUNDS_GAME) return fallback;
    return ofEvent.mean(`${gameTypeId}|${event}`) ?? ofGame.mean(String(gameTypeId)) ?? fallback;
  };
}

class Tally {
  private readonly sums = new Map<string, { maps: number; kills: number; seconds: number }>();

  add(key: string, kills: number, seconds: number): void {
    const sum = this.sums.get(key) ?? { maps: 0, kills: 0, seconds: 0 };
    this.sums.set(key, { maps: sum.maps + 1, kills: sum.kills + kills, seconds: sum.seconds + seconds });
  }

  mean(key: string): UsualMap | null {
    const sum = this.sums.get(key);
    if (sum === undefined || sum.maps < ENOUGH) return null;
    return { killsPerMap: sum.kills / sum.maps, lengthS: Math.round(sum.seconds / sum.maps) };
  }
}
