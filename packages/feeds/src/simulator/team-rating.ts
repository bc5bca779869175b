import { seededRandom } from './seeded-random';

const SPREAD = 0.5;

/** Strength of a team in log-odds of winning a map against an average one; depends only on seed and id. */
export function teamRating(seed: string, teamId: number): number {
  return SPREAD * seededRandom(`${seed}/team/${teamId}`).normal();
}
