import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readRealityCheck, setRealityCheck } from '../../src/players';
import { placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { startTestServer } from '@clutchline/test-support/server/start-test-server';
import { matchEvents } from '@clutchline/test-support/server/test-feed';

const MINUTE = 60_000;
let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
  await ingestFeedEvents(context, matchEvents(1));
});
afterAll(() => context.close());

type Player = Awaited<ReturnType<TestContext['player']>>;

/** With this use of the day. */
function after(minutes: number, player: Player): Player {
  return { ...player, caller: { ...player.caller, sessionStartedAt: NOW - minutes * MINUTE } };
}

async function checkOf(player: Player) {
  const outcome = await readRealityCheck(context, {}, player);
  return outcome.kind === 'ok' ? outcome.data : null;
}

async function set(minutes: 15 | 30 | 60 | null, player: Player) {
  const outcome = await setRealityCheck(context, { lang: 2, minutes }, player);
  return outcome.kind === 'ok' ? outcome.data : null;
}

describe('reality check', () => {
  it('BET-7 is due after an hour of use, and again an hour after its confirmation', async () => {
    const player = await context.player('100');
    expect(await checkOf(after(59, player))).toMatchObject({ minutes: 60, is_due: 0, next_in_s: 60, used_s: 59 * 60 });
    expect(await checkOf(after(60, player))).toMatchObject({ is_due: 1, next_in_s: 0 });
    expect(await set(null, after(61, player))).toMatchObject({ minutes: 60, is_due: 0, next_in_s: 3_600 });
    expect(await checkOf(after(120, player))).toMatchObject({ is_due: 0, next_in_s: 60 });
    expect(await checkOf(after(121, player))).toMatchObject({ is_due: 1 });
  });

  it('BET-7 a chosen interval counts from now and stays', async () => {
    const player = await context.player('100');
    expect(await set(15, after(50, player))).toMatchObject({ minutes: 15, is_due: 0, next_in_s: 900 });
    expect(await set(null, after(65, player))).toMatchObject({ minutes: 15, next_in_s: 900 });
  });

  it('BET-7 has the stakes of the day and what was returned, in the currency of the player', async () => {
    const player = await context.player('100');
    await placed(context, singleRequest({ gameId: 1 }, '12.50'), player);
    await placed(context, singleRequest({ gameId: 1, side: 2 }, '7.50'), player);
    expect(await checkOf(player)).toMatchObject({ staked: '20.00', returned: '0.00', currency_id: 1 });
    context.setNow(NOW + 24 * 60 * MINUTE);
    expect(await checkOf(player)).toMatchObject({ staked: '0.00' });
    context.setNow(NOW);
  });
});

it('BET-7 other intervals are refused, and nobody else sees the figures', async () => {
  const server = await startTestServer();
  const token = await server.signIn();
  for (const minutes of [0, 1, 45, 15.5, '15', -15, undefined])
    expect((await server.call('setRealityCheck', { minutes }, { token })).msg).toBe('bad_request');
  expect(await server.call('setRealityCheck', { minutes: 30 }, { token })).toMatchObject({ code: 1 });
  expect(await server.call('getRealityCheck', {}, { token })).toMatchObject({ data: { minutes: 30, is_due: 0 } });
  expect((await server.call('getRealityCheck')).code).not.toBe(1);
  await server.close();
});
