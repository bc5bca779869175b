import { seededRandom } from './seeded-random';

const SPREAD = 0.5;
/** Influence of a week on the next ones, and the number of weeks that count. */
const FORM = { spread: 0.15, fades: 0.8, weeks: 8 } as const;

/** Log-odds of winning a map against an average team in a week: a constant strength and the form of the last weeks. */
export function teamRating(seed: string, teamId: number, week: number): number {
  const strength = SPREAD * seededRandom(`${seed}/team/${teamId}`).normal();
  const form = Array.from(
    { length: FORM.weeks },
    (_, k) => FORM.fades ** k * seededRandom(`${seed}/form/${teamId}/${week - k}`).normal(),
  );
  return strength + FORM.spread * form.reduce((sum, value) => sum + value, 0);
}
