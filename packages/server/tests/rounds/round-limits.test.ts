import { freshId, place, singleRequest, type PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { secondProcess } from '@clutchline/test-support/processes/second-process';
import { matchEvents } from '@clutchline/test-support/server/test-feed';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { setPlayerLimit, startBreak } from '../../src/placement/limits/player-limits';
import { openRounds, type RoundsOfTest, START } from './open-rounds';

/** 500 for the figures of docs/spec/virtual-games.md. */
const AT_ONCE = Number(process.env['ROUND_BETS'] ?? 40);
const LIMIT = 1_800;

let context: TestContext;
let other: TestContext;
let rounds: RoundsOfTest;
beforeEach(async () => {
  context = await openTestContext();
  other = secondProcess(context);
  rounds = openRounds(context);
  await ingestFeedEvents(context, matchEvents(21, { startTime: START + 86_400_000 }));
  await rounds.runAt(START - 1);
  await rounds.runAt(START + 5_000);
});
afterEach(async () => {
  await other.close();
  await context.close();
});

type Player = Awaited<ReturnType<TestContext['player']>>;

async function sendAll(requests: readonly PlaceRequest[], player: Player): Promise<(string | null)[]> {
  const elsewhere = openRounds(other);
  return await Promise.all(
    requests.map((request, index) => (index % 2 === 0 ? rounds : elsewhere).refusal(request, player)),
  );
}

const balanceOf = async ({ caller }: Player): Promise<bigint> =>
  (await context.stores.wallets.read(caller.accountId))?.balance ?? -1n;

const accepted = (answers: readonly (string | null)[]): number => answers.filter((answer) => answer === null).length;

it(`bad-input 131 ROUND-9 V18 ${AT_ONCE} bets at once over two processes stake 1,800 on a round and no more`, async () => {
  const player = await context.player('100000');
  const requests = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => rounds.betOn('100', { play: index % 5 })),
  );
  const answers = await sendAll(requests, player);
  expect(accepted(answers)).toBe(LIMIT / 100);
  expect(answers.filter((answer) => answer !== null && answer !== 'match_limit')).toEqual([]);
  expect(await balanceOf(player)).toBe(10_000_000n - 180_000n);
  expect(await context.stores.wallets.verify()).toEqual([]);
});

it('V18 ROUND-9 a day’s stake is reached by bets on matches and rounds together, never exceeded', async () => {
  const player = await context.player('1000');
  await setPlayerLimit(context, { lang: 2, limit: { kind: 'day_stake', value: '105' } }, player);
  const requests = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, index) =>
      index % 3 === 0 ? singleRequest({ gameId: 21 }, '10') : await rounds.betOn('10', { play: index % 5 }),
    ),
  );
  const answers = await sendAll(requests, player);
  expect(accepted(answers)).toBe(10);
  expect(answers.filter((answer) => answer !== null && answer !== 'own_limit')).toEqual([]);
  expect(await rounds.refusal(await rounds.betOn('5'), player)).toBeNull();
  expect(await rounds.refusal(await rounds.betOn('1'), player)).toBe('own_limit');
});

it('V18 ROUND-9 a break that begins in another tab refuses bets on the round at once', async () => {
  const player = await context.player('1000');
  expect(await rounds.refusal(await rounds.betOn('1'), player)).toBeNull();
  await startBreak(other, { lang: 2, pause: { kind: 'time_out', hours: 24 } }, player);
  expect(await rounds.refusal(await rounds.betOn('1'), player)).toBe('excluded');
});

it(`V13 BET-8 the same bet on the round from two processes at once, ${AT_ONCE} times: one bet and equal answers`, async () => {
  const player = await context.player('100000');
  for (let round = 0; round < AT_ONCE; round += 1) {
    const request = await rounds.betOn('1', { play: round % 5 });
    const [first, second] = await Promise.all([place(context, request, player), place(other, request, player)]);
    expect(first.results).toEqual(second.results);
    expect(first.results).toMatchObject([{ error: null }]);
    expect(await balanceOf(player)).toBe(10_000_000n - BigInt(round + 1) * 100n);
  }
  expect(await context.stores.wallets.verify()).toEqual([]);
});

it(`V13 ROUND-9 two tabs at once with money for one bet, ${AT_ONCE} times: exactly one bet is accepted`, async () => {
  for (let round = 0; round < AT_ONCE; round += 1) {
    const player = await context.player('1');
    const request = await rounds.betOn('1', { play: round % 5 });
    const answers = await sendAll([request, { ...request, request_id: freshId() }], player);
    expect(answers.toSorted()).toEqual(['insufficient_balance', null].toSorted());
    expect(await balanceOf(player)).toBe(0n);
  }
  expect(await context.stores.wallets.verify()).toEqual([]);
});
