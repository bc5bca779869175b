import type { Page } from 'playwright-core';

import { startBrowser } from '@clutchline/test-support/browser/browser';
import { pollUntil } from '../tools/time/poll-until';
import type { BenchOptions } from './lib/bench-options';
import { BoardProcess } from './lib/board-process';
import { memoryUseOf, type MemoryUse } from './lib/memory-use-of';
import { compareMost } from './lib/compare-most';
import { openBoard } from './lib/open-board';
import type { Comparison } from '@clutchline/test-support/bench/run-rounds';

const PER_SECOND = 1_000;
/** For every price to change and every lazy chunk to load. */
const WARM_MS = 70_000;
const REST_MS = 2_000;
const ROUTE_CHANGES = 200;
const RECONNECTS = 100;
const VISIT_MS = 150;
const LIST = '/match/list';
const ROUTES = [
  '/match/detail?game_id=7',
  LIST,
  '/bets',
  '/user',
  LIST,
  '/user/limits',
  '/match/detail?game_id=30',
  LIST,
];
const MOST_HEAP = 0.05;
const MOST_NODES = 0.01;
/** Resident memory is meaningless before. */
const LEAST_MINUTES_OF_SERVER = 60;
const MOST_SERVER = 0.02;

/** P15 and R26: memory of the page after minutes of updates, route changes and reconnects. */
export async function p15(_rounds: number, { minutes, drawsAll }: BenchOptions): Promise<Comparison[]> {
  const board = await BoardProcess.start();
  const browser = await startBrowser('whole');
  const comparisons: Comparison[] = [];
  try {
    const { page, session } = await openBoard(browser, `${board.url}${LIST}?lang=2`, { drawsAll });
    const atRest = async (): Promise<MemoryUse> => {
      await board.pace(0);
      await page.waitForTimeout(REST_MS);
      const used = await memoryUseOf(session);
      await board.pace(PER_SECOND);
      return used;
    };
    await board.pace(PER_SECOND);
    await changeRoutes(page, ROUTES.length * 2);
    await reconnect(page, board, 2);
    await page.waitForTimeout(WARM_MS);
    const start = await atRest();
    const { rss } = await board.report();
    console.log(JSON.stringify({ name: 'P15', minute: 0, ...start, rss }));
    for (let minute = 1; minute <= minutes; minute += 1) {
      await page.waitForTimeout(60_000);
      const longTasks = await page.evaluate(() => window.boardProbe.longTasks.splice(0).length);
      const held = await atRest();
      console.log(JSON.stringify({ name: 'P15', minute, ...held, longTasks, rss: (await board.report()).rss }));
    }
    comparisons.push(...compareMemoryUse(`P15 ${minutes} minutes`, start, await atRest()));
    if (minutes >= LEAST_MINUTES_OF_SERVER) comparisons.push(compareServer(rss, (await board.report()).rss, minutes));

    const before = await atRest();
    await changeRoutes(page, ROUTE_CHANGES);
    await page.waitForTimeout(WARM_MS);
    comparisons.push(...compareMemoryUse(`R26 ${ROUTE_CHANGES} route changes`, before, await atRest()));
    await reconnect(page, board, RECONNECTS);
    await page.waitForTimeout(WARM_MS);
    comparisons.push(...compareMemoryUse(`R26 ${RECONNECTS} reconnects more`, before, await atRest()));
    return comparisons;
  } finally {
    await browser.close();
    await board.stop();
  }
}

function compareMemoryUse(name: string, before: MemoryUse, after: MemoryUse): Comparison[] {
  console.log(JSON.stringify({ name, before, after }));
  const grown = (what: keyof MemoryUse): number => after[what] / before[what] - 1;
  return [
    compareMost({ name: `${name}: growth of the heap`, values: [grown('heap')], most: MOST_HEAP }),
    compareMost({ name: `${name}: change of the nodes`, values: [Math.abs(grown('nodes'))], most: MOST_NODES }),
  ];
}

function compareServer(before: number, after: number, minutes: number): Comparison {
  const anHour = ((after / before - 1) * 60) / minutes;
  return compareMost({ name: 'R26 growth of the push server an hour', values: [anHour], most: MOST_SERVER });
}

async function changeRoutes(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.evaluate(
      (path) => {
        history.pushState(null, '', `${path}${path.includes('?') ? '&' : '?'}lang=2`);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      ROUTES[time % ROUTES.length] ?? LIST,
    );
    await page.waitForTimeout(VISIT_MS);
  }
  await page.locator('li [data-column] button').first().waitFor();
}

async function reconnect(page: Page, board: BoardProcess, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await board.drop();
    await pollUntil('the page is connected again', async () => (await board.report()).connections > 0, { everyMs: 50 });
    await page.waitForTimeout(100);
  }
}
