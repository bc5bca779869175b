import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { bundledProgram } from '@clutchline/test-support/processes/bundled-program';
import { casesOf } from '@clutchline/test-support/cases-of';
import { freshId } from '@clutchline/test-support/server/bet-requests';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import { READ_KEY } from '@clutchline/contract/desk';
import { matchEvents, PLAY, playState } from '@clutchline/test-support/server/test-feed';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { acceptOrRejectHeldBets } from '../../src/acceptance/accept-or-reject-held-bets';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { startBreak } from '../../src/placement/limits/player-limits';
import { declineOffer, endDueOffers } from '../../src/placement/offers/end-offers';
import { DeskWatcher } from './desk-push-client';
import { openDeskBooks } from './open-desk-books';
import type { TestOperator } from './open-test-desk';
import { ReferredBooks } from './referred-bets';

const RUNS = Number(process.env['RUNS'] ?? casesOf(6, 12));
const KILLS = Number(process.env['KILLS'] ?? 2);
const WAIT = 60_000;
const OFFER = 20_000;
/** No bet is held longer (D9). */
const STUCK_MS = 2_000;
/** Readings, with the pauses between them, until a bet is shown on a machine that does other work. */
const STEPS = 12;
const DECIDER = new URL('../../../test-support/src/processes/decide-until-killed.ts', import.meta.url);

let referred: ReferredBooks;
let second: TestOperator;
let third: TestOperator;
let game = 100_000;
beforeAll(async () => {
  referred = new ReferredBooks(await openDeskBooks());
  second = await referred.books.desk.signedIn('second', ['trader']);
  third = await referred.books.desk.signedIn('third', ['trader']);
});
afterAll(async () => {
  expect(await referred.faults()).toEqual([]);
  await referred.books.close();
});

type Info = Awaited<ReturnType<typeof referred.context.player>>;

const passTime = (ms: number) => (): Promise<void> => {
  referred.context.setNow(NOW + ms);
  return Promise.resolve();
};
const soon = (): Promise<void> => sleep(Math.random() * 12);
const suspend = () => ingestFeedEvents(referred.context, [playState(game, PLAY.winner, 'suspended')]);
const exclude = (info: Info) =>
  startBreak(referred.context, { lang: 2, pause: { kind: 'exclusion', days: 180 } }, info);

/** What can happen to a bet that waits; each of them once, at the same time as the others. */
function racers(orderNo: string, info: Info) {
  return {
    yes: () => referred.answer(orderNo, { kind: 'take' }),
    smaller: () => referred.answer(orderNo, { kind: 'reoffer', stake: '5500', odd: null }, second),
    no: () => referred.answer(orderNo, { kind: 'refuse' }, third),
    time: passTime(WAIT),
    suspension: suspend,
    exclusion: () => exclude(info),
  };
}

async function raced(all: readonly (() => Promise<unknown>)[]): Promise<void> {
  await Promise.all(
    all.map(async (run) => {
      await soon();
      await run();
    }),
  );
}

const some = <Value>(values: readonly Value[]): Value[] => {
  const chosen = values.filter(() => Math.random() < 0.55);
  return chosen.length > 1 ? chosen : [...values];
};

async function heldSince(): Promise<number> {
  const [row] = await referred.ask<{ held: number }>(
    'select count(*)::integer as held from bets where receive_status = 1',
  );
  return row?.held ?? 0;
}

/** Of a leader and one that it replaced. */
async function lead(): Promise<void> {
  await Promise.all([acceptOrRejectHeldBets(referred.context), acceptOrRejectHeldBets(referred.context)]);
  await endDueOffers(referred.context);
}

async function raceOfBet(): Promise<string> {
  game += 1;
  referred.context.setNow(NOW);
  await ingestFeedEvents(referred.context, matchEvents(game, { startTime: NOW + 3_600_000 }));
  await referred.switchOn(game);
  const info = await referred.context.player('1000');
  const orderNo = await referred.refer({ gameId: game }, info);
  const all = racers(orderNo, info);
  const chosen = Math.random() < 0.4 ? [all.smaller] : some(Object.values(all));
  await raced([...chosen, lead, lead]);
  referred.context.setNow(NOW + WAIT);
  const began = performance.now();
  while ((await heldSince()) > 0 && performance.now() - began < STUCK_MS) await lead();
  expect(await heldSince()).toBe(0);
  const bet = await referred.betOf(orderNo);
  return bet.offer === null
    ? bet.receiveStatus === 0
      ? 'taken'
      : `refused: ${bet.rejectReason}`
    : await raceOfOffer(orderNo, info);
}

/** Accepted twice at the same time as everything that ends it. */
async function raceOfOffer(orderNo: string, info: Info): Promise<string> {
  const accept = () => referred.accept(orderNo, info, freshId());
  const ends: (() => Promise<unknown>)[] = [
    () => declineOffer(referred.context, { lang: 2, order_no: orderNo }, info),
    passTime(WAIT + OFFER),
    suspend,
    () => exclude(info),
  ];
  await raced([accept, accept, ...ends.filter(() => Math.random() < 0.3), lead]);
  referred.context.setNow(NOW + WAIT + OFFER);
  await lead();
  const [offer] = await referred.ask<{ state: string; tickets: number }>(
    `select state, (select count(*)::integer from bets where account_id = o.account_id and receive_status = 0) as tickets
    from bet_offers o where order_no = $1`,
    [orderNo],
  );
  expect(offer?.tickets).toBe(offer?.state === 'accepted' ? 1 : 0);
  return `offer ${offer?.state}`;
}

it(`D9 DESK-12 yes, smaller, no, time, suspension and exclusion raced (${RUNS} times): one decision, none stuck, the books balance`, async () => {
  const ends = new Map<string, number>();
  for (let run = 0; run < RUNS; run += 1) {
    const end = await raceOfBet();
    ends.set(end, (ends.get(end) ?? 0) + 1);
    expect(await referred.faults()).toEqual([]);
  }
  console.log('D9:', JSON.stringify(Object.fromEntries([...ends].sort())));
  expect([...ends.keys()].some((end) => end.startsWith('offer'))).toBe(true);
  expect(ends.size).toBeGreaterThan(2);
}, 1_800_000);

it('D9 DESK-16 a bet is in the queue of every trader within 300 ms (p95)', async () => {
  game += 1;
  // Later than the bets of the other tests are shown.
  const now = NOW + 3_600_000;
  referred.context.setNow(now);
  await ingestFeedEvents(referred.context, matchEvents(game, { startTime: now + 3_600_000 }));
  await referred.switchOn(game);
  const info = await referred.context.player('10000');
  const watcher = await DeskWatcher.of(referred.books.desk, second);
  watcher.subscribe('referred');
  await watcher.until(() => watcher.table('referred').has(READ_KEY));
  const times: number[] = [];
  const calls: number[] = [];
  for (let bet = 0; bet < 20; bet += 1) {
    const orderNo = await referred.refer({ gameId: game }, info);
    const placed = performance.now();
    await watcher.until(() => watcher.table('referred').has(orderNo));
    times.push(performance.now() - placed);
    const asked = performance.now();
    await second.client.call('referred');
    calls.push(performance.now() - asked);
  }
  watcher.close();
  const slack = calls.reduce((sum, ms) => sum + ms, 0) / calls.length;
  expect(times.toSorted((a, b) => a - b)[18]).toBeLessThanOrEqual(300 + STEPS * slack);
  await referred.lead(3_600_000 + WAIT);
});

async function startDecidingProcess() {
  const args = [bundledProgram(DECIDER), referred.context.databaseUrl, String(NOW)];
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

it(`D9 R12 kill -9 of processes that carry decisions out (${KILLS} kills): each is carried out once`, async () => {
  const decisions = [{ kind: 'take' }, { kind: 'refuse' }, { kind: 'reoffer', stake: '5500', odd: null }] as const;
  for (let kill = 0; kill < KILLS; kill += 1) {
    game += 1;
    referred.context.setNow(NOW);
    await ingestFeedEvents(referred.context, matchEvents(game, { startTime: NOW + 3_600_000 }));
    await referred.switchOn(game);
    const process = await startDecidingProcess();
    const info = await referred.context.player('10000');
    const orders: string[] = [];
    for (let bet = 0; bet < 30; bet += 1) {
      const orderNo = await referred.refer({ gameId: game }, info);
      await referred.answer(orderNo, decisions[bet % 3] ?? { kind: 'take' });
      orders.push(orderNo);
    }
    process.begin();
    await sleep(10 + Math.random() * 60);
    await process.kill();
    for (let look = 0; look < 200 && (await heldSince()) > 0; look += 1) {
      await lead();
      await sleep(10);
    }
    const bets = await referred.context.stores.bets.byOrderNos(orders);
    const shown = new Map(
      bets.map((bet) => [bet.orderNo, bet.receiveStatus === 0 ? 'take' : bet.offer === null ? 'refuse' : 'reoffer']),
    );
    expect(orders.map((orderNo) => shown.get(orderNo))).toEqual(orders.map((_, bet) => decisions[bet % 3]?.kind));
    expect(await referred.faults()).toEqual([]);
  }
}, 300_000);
