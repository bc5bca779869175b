import { monitorEventLoopDelay } from 'node:perf_hooks';

import { createSimulatorFeed } from '@clutchline/feeds';
import { openBenchDatabase } from '@clutchline/test-support/bench/bench-database';
import type { Comparison } from '@clutchline/test-support/bench/run-rounds';

import { startHistoryImport } from '../packages/server/src/content/import-history';
import { ingestFeedEvents } from '../packages/server/src/feed/ingest-feed-events';
import type { BenchOptions } from './lib/bench-options';
import { compareMost } from './lib/compare-most';
import { BENCH_NOW, openContentContext } from './lib/past-matches';

const DAYS = 60;
const MOST = { seconds: 60, blockMs: 50 } as const;
const RESOLUTION_MS = 1;

/** C5: the import of 60 days after the start. `--matches` below 10,000 shortens it for a trial. */
export async function c5(rounds: number, { matches }: BenchOptions): Promise<Comparison[]> {
  const days = matches < 10_000 ? 2 : DAYS;
  const [seconds, blocks]: [number[], number[]] = [[], []];
  for (let round = 1; round <= rounds; round += 1) {
    const database = await openBenchDatabase();
    const { context, close } = openContentContext(database.url);
    try {
      const feed = createSimulatorFeed({ seed: `bench ${round}` });
      await ingestFeedEvents(context, feed.snapshot(BENCH_NOW));
      const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
      delay.enable();
      const began = performance.now();
      await startHistoryImport(context, feed, { days, after: Promise.resolve() }).done;
      seconds.push((performance.now() - began) / 1_000);
      delay.disable();
      blocks.push(delay.max / 1e6);
      const [row] = await database.query('select count(*)::int as matches from finished_matches');
      console.log(
        JSON.stringify({
          name: 'C5',
          round,
          days,
          matches: row?.['matches'],
          seconds: seconds.at(-1),
          blockMs: blocks.at(-1),
        }),
      );
    } finally {
      await close();
      await database.close();
    }
  }
  return [
    compareMost({ name: `C5 import of ${days} days, s`, values: seconds, most: MOST.seconds }),
    compareMost({ name: 'C5 longest block of the event loop, ms', values: blocks, most: MOST.blockMs }),
  ];
}
