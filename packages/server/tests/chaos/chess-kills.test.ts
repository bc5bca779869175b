import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

import type { ChessActionInfo } from '@clutchline/contract';
import type { ChessAction } from '@clutchline/domain/auto-chess';
import { understood } from '@clutchline/test-support/server/bet-requests';
import { chessPlayer, chessStateOf, playFor } from '@clutchline/test-support/server/chess-player';
import { countOf } from '@clutchline/test-support/server/count-of';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { bundledProgram } from '@clutchline/test-support/processes/bundled-program';
import { publishPriceList } from '../../src/chess';
import { auditLedger } from '../../src/ledger';

const WORKER = new URL('play-chess-until-killed.ts', import.meta.url);
const KILLS = countOf(3, 50);
/** Answers of a process before it is killed, at most; then up to so many ms. */
const ANSWERS = 12;
const MOST_MS = 25;

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
  await publishPriceList(context);
});
afterAll(() => context.close());

interface Asked {
  readonly requestId: string;
  readonly action: ChessAction;
  readonly now: number;
}

/** A line of the process. */
interface Report {
  readonly asked?: Asked;
  readonly answered?: ChessActionInfo;
}

type Info = Awaited<ReturnType<TestContext['player']>>;

/** @returns what the process printed before it was killed. */
async function playUntilKilled(info: Info, now: number, answers: number): Promise<readonly Report[]> {
  const args = [bundledProgram(WORKER), context.databaseUrl, String(now), JSON.stringify(info)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const reports: Report[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'ready') child.stdin.write('go\n');
    else reports.push(JSON.parse(line) as Report);
    if (reports.filter(({ answered }) => answered !== undefined).length === answers && !child.killed) {
      await sleep(Math.random() * MOST_MS);
      child.kill('SIGKILL');
    }
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  return reports;
}

it(
  `V15 CHESS-11 ${KILLS} kill -9 of a process that plays: every answer holds, the action without one is whole or absent`,
  async () => {
    const info = await chessPlayer(context, '100000');
    const outcomes = { before: 0, after: 0, between: 0 };
    let [now, version] = [NOW, (await chessStateOf(context, info)).version];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const reports = await playUntilKilled(info, now, 1 + (kill % ANSWERS));
      const answers = reports.flatMap(({ answered }) => answered ?? []);
      const asked = reports.flatMap((each) => each.asked ?? []);
      const open = asked[answers.length];
      now = asked.at(-1)?.now ?? now;
      context.setNow(now);
      for (const { state } of answers) expect(state.version).toBe((version += 1));
      const found = await chessStateOf(context, info);
      if (open === undefined) outcomes.between += 1;
      else outcomes[found.version === version ? 'before' : 'after'] += 1;
      expect(found.version - version).toBeLessThanOrEqual(open === undefined ? 0 : 1);
      if (open !== undefined) {
        const again = understood(await playFor(context, info, open.action, open.requestId));
        expect(again.state.version).toBe((version += 1));
      }
    }
    console.log(`V15 ${KILLS} kill -9: ${JSON.stringify(outcomes)}`);
    expect((await auditLedger(context.databaseUrl))?.faults).toEqual([]);
  },
  60_000 + KILLS * 20_000,
);
