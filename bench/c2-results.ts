import { openBenchDatabase } from '@clutchline/test-support/bench/bench-database';
import { quantileOf, runRounds, type Comparison, type Measured } from '@clutchline/test-support/bench/run-rounds';

import { readResults } from '../packages/server/src/content/read-results';
import { readSchedule } from '../packages/server/src/content/read-schedule';
import type { BenchOptions } from './lib/bench-options';
import { compareMost } from './lib/compare-most';
import { addComingMatches, addPastMatches, BENCH_NOW, openContentContext, timesOf } from './lib/past-matches';

const READS = 100;
const PER_PAGE = 50;
/** A late page, by its number. */
const LATE_PAGE = 20_000;
const MOST = { page: 15, schedule: 20 } as const;
const FIRST = { lang: 2, game_type_id: 0, only_corrected: 0 } as const;

/** C2: pages of results, a late one against the first one, and the schedule of a day. */
export async function c2(rounds: number, { matches }: BenchOptions): Promise<Comparison[]> {
  const database = await openBenchDatabase();
  await addPastMatches(database, { matches, teams: Math.max(100, Math.floor(matches / 20)) });
  await addComingMatches(database, 1_000, 7);
  const { context, close } = openContentContext(database.url);
  const skipped = Math.min(LATE_PAGE * PER_PAGE, matches - PER_PAGE);
  const [row] = await database.query(
    'select ended_at::float8, id::float8 from finished_matches order by ended_at desc, id desc offset $1 limit 1',
    [skipped],
  );
  const cursor = `${String(row?.['ended_at'])}-${String(row?.['id'])}`;
  const pages: number[] = [];
  const rateOf = async (after: string | null): Promise<Measured> => {
    const times = await timesOf(READS, () => readResults(context, { ...FIRST, cursor: after }));
    pages.push(quantileOf(times, 0.95));
    return { value: 1_000 / quantileOf(times, 0.5), details: { p95: quantileOf(times, 0.95) } };
  };
  try {
    const contest = { name: 'C2 a late page; limit: the first page', unit: 'pages/s', goal: 1 / 1.5 };
    const late = await runRounds({ ...contest, limit: () => rateOf(null), product: () => rateOf(cursor) }, rounds);
    const day = { lang: 2, from: BENCH_NOW, minutes: 1_440, game_type_id: 0 } as const;
    const schedule = await timesOf(READS, () => readSchedule(context, day));
    return [
      late,
      compareMost({ name: 'C2 page of results, p95 ms', values: pages, most: MOST.page }),
      compareMost({ name: 'C2 schedule of a day, p95 ms', values: [quantileOf(schedule, 0.95)], most: MOST.schedule }),
    ];
  } finally {
    await close();
    await database.close();
  }
}
