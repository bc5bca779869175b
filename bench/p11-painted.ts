import type { Browser } from 'playwright-core';

import { startBrowser } from '@clutchline/test-support/browser/browser';
import type { BoardProcess } from './lib/board-process';
import { compareMost } from './lib/compare-most';
import { openBoard } from './lib/open-board';
import { quantileOf, runRounds, type Measured, type Comparison } from '@clutchline/test-support/bench/run-rounds';
import { startBoards } from './lib/start-boards';

const PER_SECOND = 1_000;
const WATCH_MS = 10_000;
const FRAME_MS = 1_000 / 60;
const MOST_FRAMES = 2;
/** Of 20 per second. Fewer mean no load. */
const LEAST_BEACONS = 50;

/** P11: push message to painted price, against the direct-DOM page. */
export async function p11(rounds: number): Promise<Comparison[]> {
  const boards = await startBoards();
  const browser = await startBrowser('whole');
  const frames: number[] = [];
  try {
    const painted = await runRounds(
      {
        name: `P11 received to painted at ${PER_SECOND} updates a second`,
        unit: '1/s',
        limit: () => watch(browser, boards.direct, `${boards.direct.url}/?rows=56`),
        product: async () => {
          const measured = await watch(browser, boards.product, `${boards.product.url}/match/list?lang=2`);
          frames.push(1_000 / measured.value / FRAME_MS);
          return measured;
        },
        goal: 1 / 2,
      },
      rounds,
    );
    return [painted, compareMost({ name: 'P11 p95 in frames', values: frames, most: MOST_FRAMES })];
  } finally {
    await browser.close();
    await boards.stop();
  }
}

async function watch(browser: Browser, board: BoardProcess, url: string): Promise<Measured> {
  const { page, close } = await openBoard(browser, url, { followsBeacon: true });
  try {
    await board.pace(PER_SECOND);
    await page.waitForTimeout(1_000);
    await page.evaluate(() => window.boardProbe.beacons.splice(0));
    await page.waitForTimeout(WATCH_MS);
    const times = await page.evaluate(() => window.boardProbe.beacons);
    if (times.length < LEAST_BEACONS) throw new Error(`only ${times.length} beacons were painted`);
    const p95 = quantileOf(times, 0.95);
    return { value: 1_000 / p95, details: { p50: quantileOf(times, 0.5), p95, beacons: times.length } };
  } finally {
    await board.pace(0);
    await close();
  }
}
