import type { RealMap, RealSeries } from './real-series';
import { seededRandom } from '../simulator/seeded-random';

const ROUNDS_GAME = 3;
const ROUND_S = 105;
const PAUSE_MS = 10 * 60_000;
const LEAST_PAUSE_MS = 3 * 60_000;
const SHORTEST_S = 600;
/** Shorter than the last stretch of a map, which takes no bets. */
const FORFEIT_S = 10;
const SPREAD = 0.15;

/** Ms UTC, whole seconds. */
export interface PlayedMap {
  readonly map: RealMap;
  readonly startsAt: number;
  readonly lengthS: number;
}

/** From the file, else in sequence with plausible pauses. */
export function playedMaps(series: RealSeries, usualLengthS: number): readonly PlayedMap[] {
  const played: PlayedMap[] = [];
  const random = seededRandom(`${series.key}|lengths`);
  let free = series.startsAt;
  series.maps.forEach((map, index) => {
    const startsAt = Math.max(map.startsAt ?? free + (index === 0 ? 0 : PAUSE_MS), free);
    const next = series.maps[index + 1]?.startsAt ?? null;
    const usual = usualLengthS * (1 - SPREAD + 2 * SPREAD * random.next());
    const likely = map.lengthS ?? (map.isForfeit ? FORFEIT_S : likelyLength(series, map, usual));
    const room =
      next === null || map.lengthS !== null ? Infinity : Math.floor((next - startsAt - LEAST_PAUSE_MS) / 1_000);
    const lengthS = Math.min(likely, Math.max(SHORTEST_S, room));
    played.push({ map, startsAt, lengthS });
    free = startsAt + lengthS * 1_000;
  });
  return played;
}

function likelyLength(series: RealSeries, map: RealMap, usualS: number): number {
  const rounds = (map.score1 ?? 0) + (map.score2 ?? 0);
  return Math.round(series.gameTypeId === ROUNDS_GAME && rounds > 0 ? rounds * ROUND_S : usualS);
}
