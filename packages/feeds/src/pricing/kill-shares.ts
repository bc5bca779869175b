export const MOST_KILLS = 220;

const TAILS = new Map<number, readonly (readonly number[])[]>();

/** Probability of at least `k` of `n` kills, each with probability `share`. */
export function binomialTail(share: number, n: number, k: number): number {
  if (k <= 0) return 1;
  if (k > n) return 0;
  const table = TAILS.get(share) ?? remember(share);
  return table[n]?.[k] ?? 0;
}

function remember(share: number): readonly (readonly number[])[] {
  const table = tailTable(share);
  TAILS.set(share, table);
  return table;
}

function tailTable(share: number): readonly (readonly number[])[] {
  const table: number[][] = [[1]];
  for (let n = 1; n <= MOST_KILLS; n++) {
    const above = table[n - 1] ?? [];
    table.push(
      Array.from({ length: n + 1 }, (_, k) =>
        k === 0 ? 1 : share * (above[k - 1] ?? 0) + (1 - share) * (above[k] ?? 0),
      ),
    );
  }
  return table;
}
