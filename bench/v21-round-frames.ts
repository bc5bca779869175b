import { PHASE_STARTS_MS, roundMoment, roundStart, type RoundPhase } from '@clutchline/domain/virtual-round';
import { startBrowser } from '@clutchline/test-support/browser/browser';
import { compareRounds, type Comparison } from '@clutchline/test-support/bench/run-rounds';
import type { Browser } from 'playwright-core';

import { compareMost } from './lib/compare-most';
import { startRoundSite, type RoundSite } from './lib/round-site';
import { DESKTOP, PHONE, WatchedPage, type WatchedFrames } from './lib/watched-page';

const IDLE_MS = 5_000;
const SETTLE_MS = 3_000;
const MATCH_MS = 45_000;
const SLOW_MATCH_MS = 20_000;
const SLOW = 4;
const FRAMES = 0.98;
const SLOW_FRAMES = 0.9;
const MOST_SCRIPT_MS = 2;

interface Visit {
  readonly idle: WatchedFrames;
  readonly slowIdle: WatchedFrames;
  /** Map, kill feed and chart. */
  readonly match: WatchedFrames;
  readonly slowMatch: WatchedFrames;
  /** Of a whole round, ms. */
  readonly longTasks: readonly number[];
}

/** V21: frames of the match against an empty page, also with a slow processor; long tasks of a whole round. */
export async function v21(rounds: number): Promise<Comparison[]> {
  const site = await startRoundSite();
  // The first round of a new installation is the next one.
  await passToNext(site, 'ready');
  const browser = await startBrowser('whole');
  try {
    const comparisons: Comparison[] = [];
    for (const viewport of [PHONE, DESKTOP]) {
      const name = `V21 at ${viewport.width} px`;
      const visits: Visit[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        const visit = await watchRound(browser, site, viewport);
        console.log(JSON.stringify({ name, round, ...visit }));
        visits.push(visit);
      }
      comparisons.push(...compareVisits(name, visits));
    }
    return comparisons;
  } finally {
    await browser.close();
    await site.close();
  }
}

function compareVisits(name: string, visits: readonly Visit[]): Comparison[] {
  const contest = (of: 'match' | 'slowMatch', limit: 'idle' | 'slowIdle', goal: number) =>
    compareRounds(
      { name: `${name}: frames${of === 'match' ? '' : ', processor four times slower'}`, unit: 'frames/s', goal },
      visits.map((visit) => ({
        limit: { value: visit[limit].framesPerSecond },
        product: { value: visit[of].framesPerSecond },
      })),
    );
  return [
    contest('match', 'idle', FRAMES),
    contest('slowMatch', 'slowIdle', SLOW_FRAMES),
    compareMost({
      name: `${name}: script of a frame, ms`,
      values: visits.map(({ match }) => match.scriptPerFrame),
      most: MOST_SCRIPT_MS,
    }),
    compareMost({
      name: `${name}: long tasks of a round`,
      values: visits.map(({ longTasks }) => longTasks.length),
      most: 0,
    }),
  ];
}

async function watchRound(browser: Browser, site: RoundSite, viewport: typeof PHONE | typeof DESKTOP): Promise<Visit> {
  const { idle, slowIdle } = await watchEmptyPage(browser, viewport);
  const open = await WatchedPage.open(browser, viewport, `${site.url}/virtual/speed?lang=2`);
  const { page } = open;
  try {
    await page.locator('main [data-phase]').waitFor();
    await page.waitForTimeout(SETTLE_MS);
    await passToNext(site, 'ready');
    await open.longTasks();
    await page.locator('[data-phase="in_match"]').waitFor({ timeout: 120_000 });
    const match = await open.watch(MATCH_MS);
    await page.locator('[data-phase="ready"]').waitFor({ timeout: 120_000 });
    const longTasks = await open.longTasks();
    await open.slowDown(SLOW);
    await page.locator('[data-phase="in_match"]').waitFor({ timeout: 120_000 });
    await page.waitForTimeout(SETTLE_MS);
    const slowMatch = await open.watch(SLOW_MATCH_MS);
    return { idle, slowIdle, match, slowMatch, longTasks };
  } finally {
    await open.close();
  }
}

async function watchEmptyPage(browser: Browser, viewport: typeof PHONE | typeof DESKTOP) {
  const open = await WatchedPage.open(browser, viewport);
  const idle = await open.watch(IDLE_MS);
  await open.slowDown(SLOW);
  const slowIdle = await open.watch(IDLE_MS);
  await open.close();
  return { idle, slowIdle };
}

/** The phase itself comes at normal speed. */
async function passToNext(site: RoundSite, phase: RoundPhase): Promise<void> {
  await site.passTo(roundStart(roundMoment(site.now()).round + 1) + PHASE_STARTS_MS[phase] - 1_000);
}
