/** Whole units, always a half. */
export interface ChosenLine {
  readonly line: number;
  readonly isMain: boolean;
}

const ALTERNATIVES = [0.64, 0.36] as const;
const LONGEST = 0.08;

/** The line nearest to even chances, and up to two alternatives per side. `chance`: of the first pick, monotonic. */
export function chooseLines(candidates: readonly number[], chance: (line: number) => number): readonly ChosenLine[] {
  const lines = candidates.toSorted((a, b) => a - b);
  const chances: number[] = [];
  const chanceAt = (at: number): number => (chances[at] ??= chance(lines[at] ?? 0));
  const lineNearest = (target: number): number => nearest(lines.length, chanceAt, target);
  if (lines.length === 0) return [];
  const main = lineNearest(0.5);
  const alternatives = ALTERNATIVES.map(lineNearest).filter(
    (at) => at !== main && chanceAt(at) >= LONGEST && chanceAt(at) <= 1 - LONGEST,
  );
  return [main, ...new Set(alternatives)].map((at) => ({ line: lines[at] ?? 0, isMain: at === main }));
}

/** Bisection, because chances are expensive. */
function nearest(count: number, chanceAt: (at: number) => number, target: number): number {
  const rises = chanceAt(count - 1) >= chanceAt(0);
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const isThere = rises ? chanceAt(middle) >= target : chanceAt(middle) <= target;
    if (isThere) high = middle;
    else low = middle + 1;
  }
  const distance = (at: number): number => Math.abs(chanceAt(at) - target);
  let best = low > 0 && distance(low - 1) <= distance(low) ? low - 1 : low;
  while (best > 0 && chanceAt(best - 1) === chanceAt(best)) best -= 1;
  return best;
}
