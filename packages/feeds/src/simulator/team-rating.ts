import { seededRandom } from './seeded-random';

const SPREAD = 0.5;

/** Log-odds of winning a map against an average team; depends only on seed and id. */
export function teamRating(seed: string, teamId: number): number {
  return SPREAD * seededRandom(`${seed}/team/${teamId}`).normal();
}
