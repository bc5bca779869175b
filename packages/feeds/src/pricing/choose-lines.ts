/** A line in whole units, always a half, and whether it is the main one. */
export interface ChosenLine {
  readonly line: number;
  readonly isMain: boolean;
}

/** What an alternative line aims at, and how lopsided it may become. */
const ALTERNATIVES = [0.64, 0.36] as const;
const LONGEST = 0.08;

/**
 * The main line, nearest to even chances, and up to two alternatives on both sides of it. `chance` is the probability of
 * the line's first pick.
 *
 * @example chooseLines([24.5, 25.5, 26.5], (line) => overChance(model, line))
 */
export function chooseLines(candidates: readonly number[], chance: (line: number) => number): readonly ChosenLine[] {
  const chances = candidates.map((line) => ({ line, chance: chance(line) }));
  const main = nearest(chances, 0.5);
  if (main === null) return [];
  const alternatives = ALTERNATIVES.map((target) => nearest(chances, target))
    .filter((found) => found !== null)
    .filter((found) => found.chance >= LONGEST && found.chance <= 1 - LONGEST)
    .map(({ line }) => line);
  const others = [...new Set(alternatives)].filter((line) => line !== main.line);
  return [{ line: main.line, isMain: true }, ...others.map((line) => ({ line, isMain: false }))];
}

function nearest<Row extends { readonly chance: number }>(rows: readonly Row[], target: number): Row | null {
  return rows.reduce<Row | null>(
    (best, row) => (best === null || Math.abs(row.chance - target) < Math.abs(best.chance - target) ? row : best),
    null,
  );
}
