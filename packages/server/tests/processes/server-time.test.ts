import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { acceptOrRejectHeldBets } from '../../src/acceptance/accept-or-reject-held-bets';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { steadyClock } from '../../src/platform/time/clock';
import { placed, refusalOf, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { closeSound } from '@clutchline/test-support/server/close-sound';
import { live, matchEvents, PLAY, pointOf, price } from '@clutchline/test-support/server/test-feed';
import { ask, faultsOfHeldBooks } from '@clutchline/test-support/server/held-books';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

const RUNS = Number(process.env['RUNS'] ?? 100);
const HOUR_MS = 3_600_000;
const DELAY_MS = 6_000;

let context: TestContext;
let game = 0;
beforeAll(async () => closeSound((context = await openTestContext())));
afterEach(() => {
  vi.useRealTimers();
  context.setNow(NOW);
});
afterAll(async () => expect(await faultsOfHeldBooks(context.databaseUrl)).toEqual([]));
beforeEach(() => void (game += 10));

const bet = (on: TestContext, gameId: number, info: Parameters<typeof refusalOf>[2]) =>
  refusalOf(on, singleRequest({ gameId }, '1', 'latest'), info).then((error) => error?.refusal ?? null);

async function statusOf(orderNo: string): Promise<number | undefined> {
  return (await context.stores.bets.byOrderNos([orderNo]))[0]?.receiveStatus;
}

describe('the exact moment', () => {
  it('R14 bad-input 60: bets before the match end with the millisecond it begins', async () => {
    const info = await context.player('100');
    const start = NOW + 5 * HOUR_MS;
    await ingestFeedEvents(context, matchEvents(game, { startTime: start }));
    const answers = [];
    for (const now of [start - HOUR_MS, start - 1, start, start + 1, start + HOUR_MS]) {
      context.setNow(now);
      answers.push(await bet(context, game, info));
    }
    expect(answers).toEqual([null, null, 'past_cut_off', 'past_cut_off', 'past_cut_off']);
  });

  it('R14 R12 a held bet is decided with the last millisecond of its delay, not before', async () => {
    const info = await context.player('100');
    await ingestFeedEvents(context, [...matchEvents(game), live(game, { status: 2, round: 1 })]);
    const orderNo = await placed(context, singleRequest({ gameId: game }, '1'), info);
    context.setNow(NOW + DELAY_MS - 1);
    await acceptOrRejectHeldBets(context);
    expect(await statusOf(orderNo)).toBe(1);
    context.setNow(NOW + DELAY_MS);
    await acceptOrRejectHeldBets(context);
    expect(await statusOf(orderNo)).toBe(0);
  });
});

describe('steps of the system clock', () => {
  it(`R14 by an hour or a year accept and refuse nothing wrongly: ${RUNS} steps`, async () => {
    const info = await context.player('1000');
    const on: TestContext = { ...context, clock: steadyClock, wallClock: steadyClock };
    const began = steadyClock.now();
    const [ahead, begun, running] = [game, game + 1, game + 2];
    await ingestFeedEvents(on, [
      ...matchEvents(ahead, { startTime: began + HOUR_MS / 2 }),
      ...matchEvents(begun, { startTime: began - HOUR_MS / 2 }),
      ...[...matchEvents(running, { startTime: began - HOUR_MS / 2 }), live(running, { status: 2, round: 1 })],
    ]);
    const steps = [-HOUR_MS, HOUR_MS, -24 * HOUR_MS, 24 * HOUR_MS, -365 * 24 * HOUR_MS, 365 * 24 * HOUR_MS];
    const trueNow = Date.now();
    let lastOrder = '';
    for (let run = 0; run < RUNS; run += 1) {
      vi.useFakeTimers({ toFake: ['Date'], now: trueNow + (steps[run % steps.length] ?? 0) });
      expect([await bet(on, ahead, info), await bet(on, begun, info)]).toEqual([null, 'past_cut_off']);
      const held = await placed(on, singleRequest({ gameId: running }, '1'), info);
      const [record] = await context.stores.bets.byOrderNos([held]);
      expect(Math.abs((record?.heldUntil ?? 0) - DELAY_MS - steadyClock.now())).toBeLessThan(5_000);
      expect(held.slice(0, 10) >= lastOrder).toBe(true);
      lastOrder = held.slice(0, 10);
    }
    vi.useRealTimers();
    expect(steadyClock.now() - began).toBeLessThan(10 * 60_000);
    await acceptOrRejectHeldBets({ ...on, clock: { now: () => steadyClock.now() + DELAY_MS } });
  });
});

describe('a clock that is set between two runs of the server', () => {
  const versionOf = async (): Promise<number> => {
    const sql = 'select version::int from points where id = $1';
    const [row] = await ask<{ version: number }>(context.databaseUrl, sql, [pointOf(game, PLAY.winner, 1)]);
    return row?.version ?? 0;
  };
  const lastTransaction = async (): Promise<number> => {
    const [row] = await ask<{ last: number }>(
      context.databaseUrl,
      'select max(id)::int as last from ledger_transactions',
    );
    return row?.last ?? 0;
  };

  it('R14 numbers go up all the same: transactions, price versions; order numbers stay apart', async () => {
    const info = await context.player('1000');
    await ingestFeedEvents(context, matchEvents(game, { startTime: NOW + 48 * HOUR_MS }));
    const numbers: (readonly [number, number])[] = [];
    const orderNos = new Set<string>();
    for (const [run, hours] of [0, -1, 0, 1, -24, 24, -1, 0].entries()) {
      context.setNow(NOW + hours * HOUR_MS);
      await ingestFeedEvents(context, [price(game, pointOf(game, PLAY.winner, 1), 2_001 + run)]);
      const request = singleRequest({ gameId: game, version: await versionOf() }, '1', 'latest');
      orderNos.add(await placed(context, request, info));
      numbers.push([await lastTransaction(), await versionOf()]);
    }
    for (const [index, [transaction, version]] of numbers.entries()) {
      const [before, seen] = numbers[index - 1] ?? [0, 0];
      expect([transaction > before, version > seen]).toEqual([true, true]);
    }
    expect(orderNos.size).toBe(numbers.length);
  });

  it.each([-1, 1])('R14 R12 a bet held before it is decided once, whatever the hour (%i)', async (hours) => {
    const info = await context.player('100');
    await ingestFeedEvents(context, [...matchEvents(game), live(game, { status: 2, round: 1 })]);
    const orderNo = await placed(context, singleRequest({ gameId: game }, '1'), info);
    context.setNow(NOW + hours * HOUR_MS);
    await acceptOrRejectHeldBets(context);
    context.setNow(NOW + DELAY_MS);
    await acceptOrRejectHeldBets(context);
    await acceptOrRejectHeldBets(context);
    expect(await statusOf(orderNo)).toBe(0);
    const sql = "select kind from ledger_transactions where order_no = $1 and kind in ('confirm', 'reject')";
    expect(await ask(context.databaseUrl, sql, [orderNo])).toEqual([{ kind: 'confirm' }]);
    expect((await context.stores.wallets.read(info.caller.accountId))?.balance).toBe(9_900n);
  });
});
