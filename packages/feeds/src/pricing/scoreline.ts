/** A list is a joint distribution and sums to 1. */
export interface Scoreline {
  readonly score1: number;
  readonly score2: number;
  readonly probability: number;
}

export function chanceOf(scorelines: readonly Scoreline[], holds: (line: Scoreline) => boolean): number {
  let sum = 0;
  for (const scoreline of scorelines) if (holds(scoreline)) sum += scoreline.probability;
  return Math.min(1, sum);
}

export function handicapChance(scorelines: readonly Scoreline[], handicap1: number): number {
  return chanceOf(scorelines, ({ score1, score2 }) => score1 + handicap1 > score2);
}

export function overChance(scorelines: readonly Scoreline[], line: number): number {
  return chanceOf(scorelines, ({ score1, score2 }) => score1 + score2 > line);
}

export function oddChance(scorelines: readonly Scoreline[]): number {
  return chanceOf(scorelines, ({ score1, score2 }) => (score1 + score2) % 2 === 1);
}
