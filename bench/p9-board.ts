import type { Browser } from 'playwright-core';

import { startBrowser } from '@clutchline/test-support/browser/browser';
import type { BenchOptions } from './lib/bench-options';
import type { BoardProcess } from './lib/board-process';
import { compareMost } from './lib/compare-most';
import { measureBoard, type BoardMeasure } from './lib/measure-board';
import { openBoard } from './lib/open-board';
import { compareRounds, type Measured, type Comparison } from '@clutchline/test-support/bench/run-rounds';
import { startBoards } from './lib/start-boards';

const IDLE_S = 6;
const BUSY_S = 8;
/** Updates per second, and the required share of the idle frame rate. */
const PACES = [
  { perSecond: 1_000, frames: 0.98 },
  { perSecond: 5_000, frames: 0.95 },
] as const;
const SCRIPT = 1 / 2.5;

interface Visit {
  readonly idle: BoardMeasure;
  readonly busy: readonly BoardMeasure[];
}

/** P9: frame rate of the busy board against the idle one, and script time against the direct-DOM page. */
export async function p9(rounds: number, { drawsAll }: BenchOptions): Promise<Comparison[]> {
  const boards = await startBoards();
  const browser = await startBrowser('whole');
  const address = `${boards.product.url}/match/list?lang=2`;
  const results: { readonly product: Visit; readonly direct: Visit }[] = [];
  try {
    const first = await openBoard(browser, address, { drawsAll });
    await first.close();
    console.log(`P9: ${first.rows} of 500 rows are drawn at 1440 px`);
    const visitProduct = () => visit(browser, boards.product, address, drawsAll);
    const visitDirect = () => visit(browser, boards.direct, `${boards.direct.url}/?rows=${first.rows}`, false);
    for (let round = 1; round <= rounds; round += 1) {
      const early = round % 2 === 1 ? await visitDirect() : null;
      const product = await visitProduct();
      const direct = early ?? (await visitDirect());
      results.push({ product, direct });
      console.log(JSON.stringify({ name: 'P9', round, product, direct }));
    }
  } finally {
    await browser.close();
    await boards.stop();
  }
  const comparisons = PACES.flatMap(({ perSecond, frames }, pace) => [
    compareRounds(
      { name: `P9 frames at ${perSecond} updates a second; limit: the idle page`, unit: 'frames/s', goal: frames },
      results.map(({ product }) => ({ limit: framesOf(product.idle), product: framesOf(product.busy[pace]) })),
    ),
    compareRounds(
      { name: `P9 script at ${perSecond} a second; limit: the direct page`, unit: 'updates/s of script', goal: SCRIPT },
      results.map(({ product, direct }) => ({ limit: scriptOf(direct, pace), product: scriptOf(product, pace) })),
    ),
  ]);
  const longTasks = (side: 'product' | 'direct'): number[] =>
    results.map((result) => result[side].busy[0]?.longTasks ?? 0);
  console.log(`P9 long tasks of the direct page at 1,000 a second: ${longTasks('direct').join(' ')}`);
  return [
    ...comparisons,
    compareMost({ name: 'P9 long tasks at 1,000 a second', values: longTasks('product'), most: 0 }),
  ];
}

async function visit(browser: Browser, board: BoardProcess, url: string, drawsAll: boolean): Promise<Visit> {
  const open = await openBoard(browser, url, { drawsAll });
  try {
    const idle = await measureBoard(open, board, { perSecond: 0, seconds: IDLE_S });
    const busy: BoardMeasure[] = [];
    for (const { perSecond } of PACES) busy.push(await measureBoard(open, board, { perSecond, seconds: BUSY_S }));
    return { idle, busy };
  } finally {
    await open.close();
  }
}

const framesOf = (measure: BoardMeasure | undefined): Measured => ({ value: measure?.framesPerSecond ?? Number.NaN });

function scriptOf({ idle, busy }: Visit, pace: number): Measured {
  const measure = busy[pace];
  if (measure === undefined) return { value: Number.NaN };
  return { value: measure.published / (measure.scriptS - (idle.scriptS / idle.seconds) * measure.seconds) };
}
