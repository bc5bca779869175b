import type { TableMatch } from '@clutchline/domain';

type Pair = readonly [number, number];

/** Round robin by the circle method; all rounds differ. */
export function roundRobinPairs(teams: readonly number[], round: number): readonly Pair[] {
  const [fixed = 0, ...others] = teams;
  const turned = others.map((_, i) => others[(i + round) % others.length] ?? 0);
  const circle = [fixed, ...turned];
  return Array.from({ length: teams.length / 2 }, (_, i): Pair => [circle[i] ?? 0, circle[teams.length - 1 - i] ?? 0]);
}

/** Swiss: upper half against lower half at first, then neighbours in the table that have not met, best first. */
export function swissPairs(ranked: readonly number[], matches: readonly TableMatch[]): readonly Pair[] {
  if (matches.length === 0) {
    const half = ranked.length / 2;
    return ranked.slice(0, half).map((team, i): Pair => [team, ranked[half + i] ?? 0]);
  }
  const hasMet = (one: number, other: number): boolean =>
    matches.some(({ teamId1, teamId2 }) => [teamId1, teamId2].includes(one) && [teamId1, teamId2].includes(other));
  return freshPairs(ranked, hasMet) ?? pairsInOrder(ranked);
}

/** Null if some teams can only meet again. */
function freshPairs(
  [first, ...others]: readonly number[],
  hasMet: (one: number, other: number) => boolean,
): readonly Pair[] | null {
  if (first === undefined) return [];
  for (const other of others) {
    if (hasMet(first, other)) continue;
    const rest = freshPairs(
      others.filter((team) => team !== other),
      hasMet,
    );
    if (rest !== null) return [[first, other], ...rest];
  }
  return null;
}

function pairsInOrder(teams: readonly number[]): readonly Pair[] {
  return Array.from({ length: teams.length / 2 }, (_, i): Pair => [teams[2 * i] ?? 0, teams[2 * i + 1] ?? 0]);
}
