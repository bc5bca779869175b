import type { MapScript, MatchScript } from '../match-script';
import { TOWER_SHARE } from '../play-spans';
import { drawnNumbers, likelySide } from './map-chance';

export interface TowerFall {
  readonly at_s: number;
  /** That destroyed it. */
  readonly side: 1 | 2;
}

/** Of one side; the last one ends the map. */
const MOST_PER_SIDE = 10;
/** Shares of the expected length: the first tower after its play has closed, then the pauses between two (VIEW-4). */
const FIRST_SPREAD = 0.15;
const PAUSE = { least: 0.05, spread: 0.06 } as const;

/** Towers destroyed up to `clockS`. They depend on the kills before each of them; the first one on the fact that settles. */
export function towersUntil(script: MatchScript, map: MapScript, clockS: number): readonly TowerFall[] {
  const expectedS = script.strengths.lengthS;
  const numbers = drawnNumbers(script, map, { name: 'towers', count: 4 * MOST_PER_SIDE });
  const falls: TowerFall[] = [];
  const destroyed = { 1: 0, 2: 0 };
  let at_s = 1 + Math.ceil(expectedS * (TOWER_SHARE + FIRST_SPREAD * (numbers[0] ?? 0)));
  for (let i = 0; i < 2 * MOST_PER_SIDE && at_s <= clockS; i += 1) {
    const wanted = (i === 0 ? firstTower(script, map) : null) ?? likelySide(map.steps, at_s, numbers[2 * i + 1] ?? 0);
    const side = destroyed[wanted] < MOST_PER_SIDE ? wanted : wanted === 1 ? 2 : 1;
    destroyed[side] += 1;
    falls.push({ at_s, side });
    at_s += Math.ceil(expectedS * (PAUSE.least + PAUSE.spread * (numbers[2 * i + 2] ?? 0)));
  }
  return falls;
}

function firstTower({ teamId1 }: MatchScript, { facts }: MapScript): 1 | 2 | null {
  if (facts.first_tower === null) return null;
  return facts.first_tower === teamId1 ? 1 : 2;
}
