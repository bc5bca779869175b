import { monitorEventLoopDelay } from 'node:perf_hooks';

import { createSimulatorFeed } from '@clutchline/feeds';
import { openBenchDatabase } from '@clutchline/test-support/bench/bench-database';
import { runRounds, type Comparison, type Measured } from '@clutchline/test-support/bench/run-rounds';

import { startHistoryImport } from '../packages/server/src/content/import-history';
import { ingestFeedEvents } from '../packages/server/src/feed/ingest-feed-events';
import type { BenchOptions } from './lib/bench-options';
import { compareMost } from './lib/compare-most';
import { BENCH_NOW, openContentContext } from './lib/past-matches';
import { buildStarter, inFolder, startOnStore } from './lib/started-store';
import { SECOND } from '../tools/time/durations';

const DAYS = 60;
const MOST = { seconds: 60, blockMs: 50 } as const;
const RESOLUTION_MS = 1;

/** Of the starts of a new store without history. */
const START_GOAL = 0.9;

const startsWith = (historyDays: number) => (): Promise<Measured> =>
  inFolder(async (folder) => {
    const started = await startOnStore('product', folder, historyDays);
    await started.close();
    const { ms, cpuMs } = started;
    return { value: SECOND / ms, details: { ms, cpuMs } };
  });

async function compareStarts(rounds: number, days: number): Promise<Comparison> {
  const removeProgram = await buildStarter();
  try {
    const name = `C5 first start with ${days} days of history; limit: without`;
    const sides = { limit: startsWith(0), product: startsWith(days) };
    return await runRounds({ name, unit: 'starts/s', goal: START_GOAL, ...sides }, rounds);
  } finally {
    await removeProgram();
  }
}

/** C5: the import of 60 days after the start, and the start itself. `--matches` below 10,000 shortens it for a trial. */
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
    await compareStarts(rounds, days),
  ];
}
