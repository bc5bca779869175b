import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { answerInTime } from '../../src/platform/concurrency/answer-in-time';
import { acceptOrRejectHeldBets } from '../../src/acceptance/accept-or-reject-held-bets';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { placeBets } from '../../src/placement/place-bets';
import { readBalance } from '../../src/players/preferences/balance';
import { readPlacement } from '../../src/placement/read-placement';
import type { CallInfo } from '../../src/platform/calls';
import { placed, singleRequest, understood, type PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import { live, matchEvents } from '@clutchline/test-support/server/test-feed';
import { ask, faultsOfHeldBooks } from '@clutchline/test-support/server/held-books';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { secondProcess } from '@clutchline/test-support/processes/second-process';
import { TcpProxy, type Fate } from '@clutchline/test-support/processes/tcp-proxy';

const RUNS = Number(process.env['RUNS'] ?? 40);
const LIVE = 1;
const ANNOUNCED = 2;

let direct: TestContext;
let harmed: TestContext;
let proxy: TcpProxy;

beforeAll(async () => {
  direct = await openTestContext();
  proxy = await TcpProxy.before(direct.databaseUrl);
  harmed = secondProcess(direct, proxy.through(direct.databaseUrl));
  const events = [...matchEvents(LIVE), ...matchEvents(ANNOUNCED)];
  await ingestFeedEvents(direct, [...events, live(LIVE, { status: 2, round: 1 })]);
});
afterAll(async () => {
  expect(await faultsOfHeldBooks(direct.databaseUrl)).toEqual([]);
  expect(await direct.stores.wallets.verify()).toEqual([]);
  await harmed.close();
  await proxy.close();
  await direct.close();
});

const send = (context: TestContext, request: PlaceRequest, info: CallInfo, deadlineMs?: number) =>
  answerInTime(direct.log, () => placeBets(context, request, info), {}, deadlineMs);

/** The database may go on after a disconnect. */
async function untilQuiet(): Promise<void> {
  for (;;) {
    const busy = await ask(
      direct.databaseUrl,
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and state <> 'idle' and backend_type = 'client backend'`,
    );
    if (busy.length === 0) return;
    await sleep(5);
  }
}

/** Once processed. */
async function statusOf(request: PlaceRequest, info: CallInfo, expected: 0 | 1): Promise<0 | 1> {
  const until = performance.now() + 3_000;
  for (;;) {
    await untilQuiet();
    const status = await readPlacement(direct, { lang: 2, request_id: request.request_id }, info);
    const { found } = understood(status);
    if (found === expected || performance.now() > until) return found;
    await sleep(5);
  }
}

/** Status and balance agree; a retry yields one bet. */
async function expectConsistent(request: PlaceRequest, info: CallInfo, expected: 0 | 1): Promise<void> {
  expect(await statusOf(request, info, expected)).toBe(expected);
  const balance = async () => understood(await readBalance(direct, { lang: 2 }, info)).amount;
  expect(await balance()).toBe(expected === 1 ? '90.00' : '100.00');
  const again = understood(await send(direct, request, info));
  expect(again.results[0]).toMatchObject({ order_no: expect.any(String), error: null });
  const status = await readPlacement(direct, { lang: 2, request_id: request.request_id }, info);
  expect(understood(status)).toEqual({ found: 1, answer: again });
  expect(await balance()).toBe('90.00');
}

const STILL_DECIDING = { kind: 'refused', refusal: 'still_deciding' };
const FATES: readonly (readonly [Fate, 0 | 1])[] = [
  ['cut-before', 0],
  ['cut-after', 1],
  ['cut-answer', 1],
];

it.each(FATES)(
  `R20 BET-8 the connection dies around the statement that places a bet (%s): unknown, and the status call decides`,
  async (fate, found) => {
    for (let run = 0; run < Math.ceil(RUNS / 6); run += 1) {
      const info = await direct.player('100');
      const request = singleRequest({ gameId: run % 2 === 0 ? LIVE : ANNOUNCED }, '10');
      proxy.harmOnce('place_bets', fate);
      expect(await send(harmed, request, info)).toEqual(STILL_DECIDING);
      await expectConsistent(request, info, found);
    }
  },
);

it.each(FATES)(
  'R20 BET-8 the connection dies around the commit of a placement that holds the board (%s)',
  async (fate, found) => {
    const { placements } = harmed.stores;
    const busy = { ...placements, commit: () => Promise.resolve('stale' as const) };
    const context = { ...harmed, stores: { ...harmed.stores, placements: busy } };
    for (let run = 0; run < Math.ceil(RUNS / 6); run += 1) {
      const info = await direct.player('100');
      const request = singleRequest({ gameId: LIVE }, '10');
      proxy.harmOnce('commit', fate);
      expect(await send(context, request, info)).toEqual(STILL_DECIDING);
      await expectConsistent(request, info, found);
    }
  },
);

it('R20 BET-8 a database that does not answer delays no other caller, and the answer comes in time', async () => {
  const [info, other] = [await direct.player('100'), await direct.player('100')];
  const request = singleRequest({ gameId: ANNOUNCED }, '10');
  proxy.harmOnce('place_bets', 'black-hole');
  const began = performance.now();
  expect(await send(harmed, request, info, 300)).toEqual(STILL_DECIDING);
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(await placed(harmed, singleRequest({ gameId: ANNOUNCED }, '10'), other)).toHaveLength(26);
  proxy.cutAll();
  await expectConsistent(request, info, 0);
});

it('R20 BET-8 a placement and its abandonment at one moment: accepted or never accepted, and both answers agree', async () => {
  let accepted = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const info = await direct.player('100');
    const request = singleRequest({ gameId: ANNOUNCED }, '10');
    const asked = { lang: 2, request_id: request.request_id, abandon_if_missing: 1 } as const;
    const aMoment = () => sleep(Math.random() * 20);
    const [answer, status] = await Promise.all([
      aMoment().then(() => send(direct, request, info)),
      aMoment().then(() => readPlacement(harmed, asked, info)),
    ]);
    const { found } = understood(status);
    accepted += found;
    if (found === 1) expect(status).toEqual({ kind: 'ok', data: { found: 1, answer: understood(answer) } });
    else expect(answer).toEqual({ kind: 'refused', refusal: 'unavailable' });
    expect(await send(harmed, request, info)).toEqual(answer);
    expect(await readPlacement(direct, asked, info)).toEqual(status);
    expect(understood(await readBalance(direct, { lang: 2 }, info)).amount).toBe(found === 1 ? '90.00' : '100.00');
  }
  expect(accepted).toBeGreaterThan(0);
  expect(accepted).toBeLessThan(RUNS);
});

it('R12 R20 the connection dies around the commit of decisions: each bet is decided once', async () => {
  direct.setNow(NOW + 6_000);
  await acceptOrRejectHeldBets(direct);
  for (const [fate, done] of [...FATES, ...FATES]) {
    direct.setNow(NOW);
    const info = await direct.player('100');
    const orderNos = [1, 2, 3].map(() => placed(direct, singleRequest({ gameId: LIVE }, '10'), info));
    const held = await Promise.all(orderNos);
    direct.setNow(NOW + 6_000);
    await direct.publisher.drain();
    proxy.harmOnce('commit', fate);
    const run = await acceptOrRejectHeldBets(harmed);
    await untilQuiet();
    const again = await acceptOrRejectHeldBets(direct);
    expect(run.decided + again.decided).toBe(done === 1 ? 0 : 3);
    const bets = await direct.stores.bets.byOrderNos(held);
    expect(bets.map(({ receiveStatus }) => receiveStatus)).toEqual([0, 0, 0]);
    const published = (await direct.publisher.publishCommitted()).players.flatMap(({ change }) =>
      change.type === 'bet' ? [change.bet] : [],
    );
    expect(
      new Set(published.filter(({ receive_status }) => receive_status === 0).map(({ order_no }) => order_no)),
    ).toEqual(new Set(held));
  }
});

it('R22 conflicts in three of ten transactions are never shown and debit nothing twice', async () => {
  await ask(
    direct.databaseUrl,
    `create function conflict() returns trigger language plpgsql as $$ begin
    if random() < 0.3 then
      if random() < 0.5 then raise exception 'conflict' using errcode = '40001'; end if;
      raise exception 'deadlock' using errcode = '40P01';
    end if;
    return null; end $$`,
  );
  await ask(
    direct.databaseUrl,
    `create trigger conflict after insert on ledger_transactions
    for each statement execute function conflict()`,
  );
  direct.setNow(NOW);
  const count = RUNS * 3;
  const players = await Promise.all(Array.from({ length: 12 }, () => playerInConflict()));
  const requests = Array.from({ length: count }, (_, index) => singleRequest({ gameId: 1 + (index % 2) }, '1'));
  const answers = await Promise.all(
    requests.map((request, index) => send(direct, request, players[index % 12] ?? { lang: 2, caller: null }, 60_000)),
  );
  const surfaced = answers.filter(({ kind }) => kind === 'refused');
  expect(surfaced).toEqual([]);
  const orderNos = answers.flatMap((answer) => understood(answer).results.map(({ order_no }) => order_no));
  expect(new Set(orderNos).size).toBe(count);
  direct.setNow(NOW + 6_000);
  for (let run = 0; run < 20; run += 1) await acceptOrRejectHeldBets(direct);
  await ask(direct.databaseUrl, 'drop function conflict cascade');
  const [row] = await ask<{ bets: string; left: string }>(
    direct.databaseUrl,
    `select count(*) as bets, count(*) filter (where receive_status = 1) as left from bets where stake = 100`,
  );
  expect(row).toEqual({ bets: String(count), left: '0' });
});

async function playerInConflict(): Promise<CallInfo> {
  for (;;) {
    const info = await direct.player('1000').catch(() => null);
    if (info !== null) return info;
  }
}

it.each(['late', 'stale'] as const)('BET-8 a bet whose locked attempt is %s is refused, not placed', async (fault) => {
  const info = await direct.player('100');
  const stale = { ...direct.stores.placements, commit: () => Promise.resolve('stale' as const) };
  const context: TestContext = {
    ...direct,
    stores: { ...direct.stores, placements: stale },
    inTransaction: (work) =>
      direct.inTransaction((stores) => {
        const { placements } = stores;
        const commit: typeof placements.commit = (placement) =>
          placements.commit(
            fault === 'late'
              ? { ...placement, acceptUntil: 0 }
              : { ...placement, wallet: { ...placement.wallet, version: -1 } },
          );
        return work({ ...stores, placements: { ...placements, commit } });
      }),
  };
  const request = singleRequest({ gameId: ANNOUNCED }, '1');
  const outcome = await placeBets(context, request, info);
  expect(outcome).toMatchObject({ kind: 'refused', refusal: 'unavailable' });
  expect(understood(await readPlacement(direct, { lang: 2, request_id: request.request_id }, info)).found).toBe(0);
});
