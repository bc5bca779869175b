import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { bundledProgram } from '@clutchline/test-support/processes/bundled-program';
import { acceptOrRejectHeldBets } from '../../src/acceptance/accept-or-reject-held-bets';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { live, matchEvents, PLAY, playState } from '@clutchline/test-support/server/test-feed';
import { ask, faultsOfHeldBooks } from '@clutchline/test-support/server/held-books';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

const KILLS = Number(process.env['KILLS'] ?? 6);
const DELAY = 6_000;
const BETS = 60;
const DECIDER = new URL('../../../test-support/src/processes/decide-until-killed.ts', import.meta.url);

let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(async () => {
  expect(await context.stores.wallets.verify()).toEqual([]);
  await context.close();
});

async function startDecidingProcess() {
  const args = [bundledProgram(DECIDER), context.databaseUrl, String(NOW + DELAY)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return {
    begin: () => void child.stdin.write('go\n'),
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

async function heldBets(gameId: number): Promise<string[]> {
  context.setNow(NOW);
  await ingestFeedEvents(context, [...matchEvents(gameId), live(gameId, { status: 2, round: 1 })]);
  const players = await Promise.all(Array.from({ length: 6 }, () => context.player('100')));
  const bets = Array.from({ length: BETS }, (_, index) => players[index % players.length]);
  return await Promise.all(
    bets.flatMap((info) => (info === undefined ? [] : [placed(context, singleRequest({ gameId }, '1'), info)])),
  );
}

it(`R12 kill -9 of processes that decide (${KILLS} kills): no bet is stuck, none is decided twice, none over a move`, async () => {
  let before = 0;
  for (let round = 1; round <= Math.ceil(KILLS / 2); round += 1) {
    const pair = await Promise.all([startDecidingProcess(), startDecidingProcess()]);
    const isMoved = round % 2 === 0;
    const orderNos = await heldBets(round);
    if (isMoved) await ingestFeedEvents(context, [playState(round, PLAY.winner, 'suspended')]);
    for (const { begin } of pair) begin();
    await sleep(20 + Math.random() * 150);
    await Promise.all(pair.map(({ kill }) => kill()));
    before += BETS - (await heldCount());
    context.setNow(NOW + DELAY);
    for (let look = 0; look < 100 && (await heldCount()) > 0; look += 1) {
      await acceptOrRejectHeldBets(context);
      await sleep(20);
    }
    const bets = await context.stores.bets.byOrderNos(orderNos);
    expect(bets.map(({ receiveStatus }) => receiveStatus)).toEqual(bets.map(() => (isMoved ? 2 : 0)));
  }
  expect(await faultsOfHeldBooks(context.databaseUrl)).toEqual([]);
  console.log(`R12: ${KILLS} kills, ${before} bets decided before them, 0 stuck, 0 decided twice`);
}, 600_000);

async function heldCount(): Promise<number> {
  const [row] = await ask<{ held: string }>(
    context.databaseUrl,
    'select count(*) as held from bets where receive_status = 1',
  );
  return Number(row?.held);
}
