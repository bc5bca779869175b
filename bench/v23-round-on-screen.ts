import { startBrowser } from '@clutchline/test-support/browser/browser';
import type { Comparison } from '@clutchline/test-support/bench/run-rounds';

import type { BenchOptions } from './lib/bench-options';
import { compareMost } from './lib/compare-most';
import { memoryUseOf } from './lib/memory-use-of';
import { startRoundSite } from './lib/round-site';
import { addStartedEpoch } from './lib/started-epoch';
import { PHONE, WatchedPage } from './lib/watched-page';

const ROUND_MINUTES = 2;
/** More than the run chart shows, so that it does not grow. */
const PAST_ROUNDS = 150;
/** Before the first measure, for every part to load. */
const WARM_ROUNDS = 2;
/** After the phase has begun. */
const REST_MS = 5_000;
const MOST_HEAP = 0.05;
const MOST_NODES = 0.01;

/** V23: heap and nodes of a page that shows round after round, always in the same phase. */
export async function v23Screen(_rounds: number, { minutes }: BenchOptions): Promise<Comparison[]> {
  const site = await startRoundSite((database) => addStartedEpoch(database, PAST_ROUNDS));
  const browser = await startBrowser('whole');
  try {
    const open = await WatchedPage.open(browser, PHONE, `${site.url}/virtual/speed?lang=2`);
    const { page, session } = open;
    const atRest = async () => {
      for (const phase of ['in_match', 'betting'])
        await page.locator(`[data-phase="${phase}"]`).waitFor({ timeout: 300_000 });
      await page.waitForTimeout(REST_MS);
      // The probe keeps a number for each: on a busy machine 40 KB a round.
      await open.longTasks();
      return await memoryUseOf(session);
    };
    for (let round = 1; round < WARM_ROUNDS; round += 1) await atRest();
    const before = await atRest();
    let after = before;
    for (let minute = ROUND_MINUTES; minute <= Math.max(minutes, ROUND_MINUTES); minute += ROUND_MINUTES) {
      after = await atRest();
      console.log(JSON.stringify({ name: 'V23', minute, before, after }));
    }
    return [
      compareMost({ name: 'V23 growth of the heap', values: [after.heap / before.heap - 1], most: MOST_HEAP }),
      compareMost({
        name: 'V23 change of the nodes',
        values: [Math.abs(after.nodes / before.nodes - 1)],
        most: MOST_NODES,
      }),
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}
