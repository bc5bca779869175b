import { seededRandom } from './seeded-random';

const SPREAD = 0.5;

/** Log-odds of winning a map against an average team. */
export function teamRating(seed: string, teamId: number): number {
  return SPREAD * seededRandom(`${seed}/team/${teamId}`).normal();
}
