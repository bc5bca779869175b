import type { DragonElement, Objective, ObjectiveKind } from '@clutchline/contract';

import type { MapScript, MatchScript } from '../match-script';
import { drawnNumbers, likelySide } from './map-chance';

/** Map time in seconds; `pauseS` 0: only once. */
interface Spawn {
  readonly kind: ObjectiveKind;
  readonly firstS: number;
  readonly pauseS: number;
  /** A later kind takes its place from this time on. */
  readonly untilS?: number;
}

/** As in the games. */
const SPAWNS: ReadonlyMap<number, readonly Spawn[]> = new Map([
  [
    1,
    [
      { kind: 'dragon', firstS: 320, pauseS: 330 },
      { kind: 'grubs', firstS: 380, pauseS: 0 },
      { kind: 'herald', firstS: 860, pauseS: 0 },
      { kind: 'baron', firstS: 1_290, pauseS: 420 },
    ],
  ],
  [2, [{ kind: 'roshan', firstS: 980, pauseS: 620 }]],
  [
    6,
    [
      { kind: 'turtle', firstS: 130, pauseS: 140, untilS: 480 },
      { kind: 'lord', firstS: 500, pauseS: 190 },
    ],
  ],
  [
    16,
    [
      { kind: 'tyrant', firstS: 140, pauseS: 180 },
      { kind: 'overlord', firstS: 260, pauseS: 200 },
    ],
  ],
]);
const ELEMENTS = ['infernal', 'ocean', 'mountain', 'cloud', 'hextech', 'chemtech'] as const;
/** Dragons of one side before elder dragons appear. */
const DRAGONS_BEFORE_ELDER = 4;
/** From this dragon on they have one element. */
const SAME_ELEMENT_FROM = 2;
/** After it an objective appears, s. */
const MOST_DELAY_S = 110;
const MOST_OF_A_KIND = 16;

/** Objectives taken up to `clockS`, by time. The times depend on the ids, the sides on the kills before them. */
export function objectivesUntil(script: MatchScript, map: MapScript, clockS: number): readonly Objective[] {
  const taken = (SPAWNS.get(script.gameTypeId) ?? [])
    .flatMap((spawn) => takenUntil(script, map, { spawn, clockS }))
    .sort((a, b) => a.at_s - b.at_s);
  return withDragons(script, map, taken);
}

interface Taken extends Objective {
  readonly at_s: number;
}

function takenUntil(
  script: MatchScript,
  map: MapScript,
  { spawn, clockS }: { readonly spawn: Spawn; readonly clockS: number },
): readonly Taken[] {
  const { kind, firstS, pauseS, untilS = Infinity } = spawn;
  const numbers = drawnNumbers(script, map, { name: kind, count: 2 * MOST_OF_A_KIND });
  const taken: Taken[] = [];
  let at_s = firstS;
  for (let i = 0; i < MOST_OF_A_KIND; i += 1) {
    at_s += Math.floor(MOST_DELAY_S * (numbers[2 * i] ?? 0));
    if (at_s > clockS || at_s >= untilS) return taken;
    taken.push({ kind, side: likelySide(map.steps, at_s, numbers[2 * i + 1] ?? 0), at_s });
    if (pauseS === 0) return taken;
    at_s += pauseS;
  }
  return taken;
}

function withDragons(script: MatchScript, map: MapScript, taken: readonly Taken[]): readonly Objective[] {
  const numbers = drawnNumbers(script, map, { name: 'elements', count: SAME_ELEMENT_FROM + 1 });
  const dragons = { 1: 0, 2: 0 };
  return taken.map((objective): Objective => {
    if (objective.kind !== 'dragon') return objective;
    if (Math.max(dragons[1], dragons[2]) >= DRAGONS_BEFORE_ELDER) return { ...objective, kind: 'elder' };
    const place = Math.min(SAME_ELEMENT_FROM, dragons[1] + dragons[2]);
    dragons[objective.side] += 1;
    return { ...objective, element: elementOf(numbers[place] ?? 0) };
  });
}

const elementOf = (number: number): DragonElement => ELEMENTS[Math.floor(number * ELEMENTS.length)] ?? 'infernal';
