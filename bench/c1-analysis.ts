import { openBenchDatabase } from '@clutchline/test-support/bench/bench-database';
import { quantileOf, runRounds, type Comparison, type Measured } from '@clutchline/test-support/bench/run-rounds';

import { analyseMatch } from '../packages/server/src/analysis/analyse-match';
import { readAnalysis } from '../packages/server/src/analysis/read-analysis';
import type { BenchOptions } from './lib/bench-options';
import { compareMost } from './lib/compare-most';
import { addAnalysedMatches, ANALYSIS_SQL, FIRST_ANALYSED } from './lib/analysed-matches';
import { addPastMatches, openContentContext, timesOf } from './lib/past-matches';
import { pgbench } from './lib/pgbench';

const READS = 100;
const SECONDS = 3;
/** Different matches, so that no answer is shared. */
const MATCHES = 200;
const MOST_MS = 40;
/** Of the bare SQL. */
const GOAL = 0.4;

/** C1: analyses without a cache against their bare statements, and p95; then from the shared answer. */
export async function c1(rounds: number, { matches }: BenchOptions): Promise<Comparison[]> {
  const database = await openBenchDatabase();
  const teams = Math.max(100, Math.floor(matches / 20));
  await addPastMatches(database, { matches, teams });
  await addAnalysedMatches(database, { matches: MATCHES, teams });
  const { context, close } = openContentContext(database.url);
  const p95s: number[] = [];
  const product = async (): Promise<Measured> => {
    const times = await timesOf(READS, (n) => analyseMatch(context, FIRST_ANALYSED + (n % MATCHES)));
    p95s.push(quantileOf(times, 0.95));
    return { value: 1_000 / quantileOf(times, 0.5), details: { p95: quantileOf(times, 0.95) } };
  };
  const limit = async (): Promise<Measured> => ({
    value: await pgbench(database.url, ANALYSIS_SQL, { clients: 1, seconds: SECONDS }),
  });
  try {
    const contest = { name: 'C1 analyses; limit: their SQL in pgbench', unit: 'analyses/s', goal: GOAL };
    const bare = await runRounds({ ...contest, limit, product }, rounds);
    const shared = await timesOf(READS, () => readAnalysis(context, { lang: 2, game_id: FIRST_ANALYSED, hidden: [] }));
    return [
      bare,
      compareMost({ name: 'C1 analysis, p95 ms', values: p95s, most: MOST_MS }),
      compareMost({ name: 'C1 shared answer, p95 ms', values: [quantileOf(shared, 0.95)], most: 1 }),
    ];
  } finally {
    await close();
    await database.close();
  }
}
