import { EPOCH_ROUNDS } from '@clutchline/domain/virtual-round';
import type { Comparison } from '@clutchline/test-support/bench/run-rounds';
import { startBrowser } from '@clutchline/test-support/browser/browser';
import type { Locator } from 'playwright-core';

import { pollUntil } from '../tools/time/poll-until';
import { compareMost } from './lib/compare-most';
import { startRoundSite } from './lib/round-site';
import { addStartedEpoch, ANCHOR } from './lib/started-epoch';
import { DESKTOP, WatchedPage } from './lib/watched-page';
import { pageCounts } from './lib/page-counts';

const MOST_MS = 3_000;
const MOST_WAIT_MS = 120_000;

/** V4: a whole epoch, 14 days of rounds, fetched and verified in the page: its processor time, and tasks above 50 ms. */
export async function v4(rounds: number): Promise<Comparison[]> {
  let count = (): Promise<number> => Promise.resolve(0);
  const site = await startRoundSite(async (database) => {
    await addStartedEpoch(database, EPOCH_ROUNDS + 1);
    count = async () => Number((await database.query('select count(*) as count from rounds'))[0]?.['count']);
  });
  const browser = await startBrowser('whole');
  const times: number[] = [];
  const tasks: number[] = [];
  try {
    await pollUntil('the rounds of the epoch are over', async () => (await count()) >= EPOCH_ROUNDS, {
      everyMs: 200,
      withinMs: MOST_WAIT_MS,
    });
    for (let round = 1; round <= rounds; round += 1) {
      const open = await WatchedPage.open(browser, DESKTOP, `${site.url}/virtual/speed/fairness?lang=2`);
      const measured = await verifyIn(open);
      console.log(JSON.stringify({ name: 'V4', round, ...measured }));
      times.push(measured.taskMs);
      tasks.push(measured.longTasks.length);
      await open.close();
    }
    return [
      compareMost({
        name: `V4 processor time of the page for ${EPOCH_ROUNDS} rounds, ms`,
        values: times,
        most: MOST_MS,
      }),
      compareMost({ name: 'V4 tasks above 50 ms', values: tasks, most: 0 }),
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}

async function verifyIn(open: WatchedPage) {
  const { page, session } = open;
  const epoch = page.locator('section').filter({ hasText: ANCHOR });
  const button = epoch.getByRole('button', { name: 'Verify this series' });
  await button.waitFor();
  await page.waitForTimeout(MOST_MS);
  const before = await pageCounts(page, session);
  await open.longTasks();
  await button.click();
  await awaitGoodProof(epoch);
  const after = await pageCounts(page, session);
  const longTasks = await open.longTasks();
  return { ms: after.at - before.at, taskMs: (after.taskS - before.taskS) * 1_000, longTasks };
}

async function awaitGoodProof(epoch: Locator): Promise<void> {
  const proof = epoch.locator('[role="status"] [data-good]').first();
  await proof.waitFor({ timeout: MOST_WAIT_MS });
  const text = await proof.innerText();
  if ((await proof.getAttribute('data-good')) !== 'true') throw new Error(text);
}
