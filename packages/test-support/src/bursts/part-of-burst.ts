import type { Burst, BurstRow } from './read-burst';

/**
 * The busiest window of `ms` from 0 on, with the earlier prices and states at 0. The initial snapshot does not count.
 */
export function busiestPart({ rows, ...burst }: Burst, ms: number): Burst {
  const times = rows.flatMap(({ at }) => (at > 0 ? [at] : []));
  let best = { begin: 0, count: 0 };
  let first = 0;
  times.forEach((at, last) => {
    while (at - (times[first] ?? at) >= ms) first += 1;
    if (last - first + 1 > best.count) best = { begin: (times[first] ?? 0) - 1, count: last - first + 1 };
  });
  const before = new Map<string, BurstRow>();
  for (const row of rows) if (row.at <= best.begin) before.set(subjectOf(row), { ...row, at: 0 });
  const within = rows.filter(({ at }) => at > best.begin && at <= best.begin + ms);
  return { ...burst, rows: [...before.values(), ...within.map((row) => ({ ...row, at: row.at - best.begin }))] };
}

export function withoutSilence({ rows, ...burst }: Burst, ms: number): Burst {
  let before = 0;
  let cut = 0;
  const moved = rows.map((row) => {
    cut += Math.max(0, row.at - before - ms);
    before = row.at;
    return { ...row, at: row.at - cut };
  });
  return { ...burst, rows: moved };
}

const subjectOf = (row: BurstRow): string => `${row.market} ${row.kind === 'price' ? row.runner : row.kind}`;
