import type { BoardProcess } from './board-process';
import type { OpenBoard } from './open-board';
import { pageCounts } from './page-counts';

export interface BoardMeasure {
  readonly framesPerSecond: number;
  readonly longTasks: number;
  readonly published: number;
  readonly seconds: number;
  readonly scriptS: number;
  readonly styleS: number;
  readonly layoutS: number;
  readonly taskS: number;
}

const START_MS = 1_000;

export async function measureBoard(
  { page, session }: OpenBoard,
  board: BoardProcess,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<BoardMeasure> {
  const { published: before } = await board.pace(perSecond);
  await page.waitForTimeout(START_MS);
  const { published: first } = await board.report();
  const began = await pageCounts(page, session);
  await page.waitForTimeout(seconds * 1_000);
  const ended = await pageCounts(page, session);
  const { published: last } = await board.report();
  await board.pace(0);
  if (perSecond > 0 && last === before) throw new Error('nothing was published');
  const passed = (ended.at - began.at) / 1_000;
  return {
    framesPerSecond: (ended.frames - began.frames) / passed,
    longTasks: ended.longTasks - began.longTasks,
    published: last - first,
    seconds: passed,
    scriptS: ended.scriptS - began.scriptS,
    styleS: ended.styleS - began.styleS,
    layoutS: ended.layoutS - began.layoutS,
    taskS: ended.taskS - began.taskS,
  };
}
