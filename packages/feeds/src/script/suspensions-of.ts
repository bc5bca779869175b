import { mapEnd } from './map-standing';
import type { MapScript, MatchScript } from './match-script';
import { winPath } from './model-at';
import { rememberFor } from './remember-for';

/** Plays of a map and of the match take no bets; ms, end exclusive. */
export interface Suspension {
  readonly round: number;
  readonly from: number;
  readonly until: number;
}

const JUMP = 0.1;
const LAST_STRETCH_MS = 12_000;
/** From here on each round can be the last. */
const LAST_ROUNDS = 12;

/** By time, 3 to 6 s each; the last one of a map until its end. */
export const suspensionsOf: (script: MatchScript) => readonly Suspension[] = rememberFor((script) =>
  script.maps.flatMap((map) => [...turningPoints(script, map), lastStretch(map)]),
);

function lastStretch(map: MapScript): Suspension {
  const until = mapEnd(map);
  return { round: map.round, from: Math.max(map.startsAt, until - LAST_STRETCH_MS), until };
}

function turningPoints(script: MatchScript, map: MapScript): readonly Suspension[] {
  const scores = runningScores(map);
  const path = winPath(
    script,
    scores.map((score, i) => ({ score, clockS: map.steps[i - 1]?.at_s ?? 0 })),
  );
  return map.steps.flatMap((step, i) => {
    const jump = Math.abs((path[i + 1] ?? 0) - (path[i] ?? 0));
    const isLast = script.rules === 'rounds' && Math.max(...(scores[i + 1] ?? [0])) >= LAST_ROUNDS;
    if (i > 0 && jump < JUMP && !isLast) return [];
    const from = map.startsAt + step.at_s * 1_000;
    return [{ round: map.round, from, until: from + 3_000 + ((i * 1_103) % 3_001) }];
  });
}

function runningScores(map: MapScript): readonly (readonly [number, number])[] {
  const scores: [number, number][] = [[0, 0]];
  for (const { side } of map.steps) {
    const [score1, score2] = scores.at(-1) ?? [0, 0];
    scores.push(side === 1 ? [score1 + 1, score2] : [score1, score2 + 1]);
  }
  return scores;
}
