import { LEAD_STEP_S, MOST_LEAD_POINTS } from '@clutchline/contract';

import type { MapScript, MatchScript } from '../match-script';
import { drawnNumbers, scoreUntil } from './map-chance';
import type { TowerFall } from './towers';

/** Gold of one team. */
interface Income {
  readonly start: number;
  readonly perMinute: number;
}

const INCOME: ReadonlyMap<number, Income> = new Map([
  [1, { start: 2_500, perMinute: 1_720 }],
  [2, { start: 3_000, perMinute: 2_060 }],
  [6, { start: 1_500, perMinute: 2_900 }],
  [16, { start: 1_500, perMinute: 3_050 }],
]);
const USUAL: Income = { start: 2_500, perMinute: 1_800 };
const OF_KILL = 310;
const OF_TOWER = 560;
/** Random difference: each step keeps most of the one before. */
const NOISE = { kept: 0.93, size: 420 } as const;

/** Total gold of both teams at `clockS`: time, kills, towers and noise (VIEW-4). */
export function goldAt(script: MatchScript, map: MapScript, now: GoldMoment): readonly [number, number] {
  const { start, perMinute } = INCOME.get(script.gameTypeId) ?? USUAL;
  const base = start + (perMinute * now.clockS) / 60;
  const [kills1, kills2] = scoreUntil(map.steps, now.clockS);
  const [towers1, towers2] = towersOf(now);
  const noise = noiseAt(script, map, now.clockS) / 2;
  return [
    Math.round(base + kills1 * OF_KILL + towers1 * OF_TOWER + noise),
    Math.round(base + kills2 * OF_KILL + towers2 * OF_TOWER - noise),
  ];
}

export interface GoldMoment {
  readonly clockS: number;
  /** At least those up to `clockS`, by time. */
  readonly falls: readonly TowerFall[];
}

function towersOf({ clockS, falls }: GoldMoment): readonly [number, number] {
  const fallen = falls.filter(({ at_s }) => at_s <= clockS);
  const first = fallen.filter(({ side }) => side === 1).length;
  return [first, fallen.length - first];
}

/** Lead of side 1 every `LEAD_STEP_S` seconds. */
export function leadUntil(script: MatchScript, map: MapScript, { clockS, falls }: GoldMoment): number[][] {
  const points = Math.min(MOST_LEAD_POINTS, 1 + Math.floor(clockS / LEAD_STEP_S));
  return Array.from({ length: points }, (_, i) => {
    const at = i * LEAD_STEP_S;
    const [first, second] = goldAt(script, map, { clockS: at, falls });
    return [at, first - second];
  });
}

function noiseAt(script: MatchScript, map: MapScript, clockS: number): number {
  const numbers = drawnNumbers(script, map, { name: 'gold', count: MOST_LEAD_POINTS + 2 });
  const place = clockS / LEAD_STEP_S;
  let before = 0;
  let after = 0;
  for (let i = 0; i <= Math.floor(place); i += 1) {
    before = after;
    after = NOISE.kept * before + NOISE.size * ((numbers[i] ?? 0.5) - 0.5) * 2;
  }
  return before + (after - before) * (place - Math.floor(place));
}
