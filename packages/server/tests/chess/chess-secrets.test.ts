import { changeSeeds } from '../../src/chess';
import { freshId, understood } from '@clutchline/test-support/server/bet-requests';
import { chessPlayer, chessStateOf, played, playFor } from '@clutchline/test-support/server/chess-player';
import { closeSound } from '@clutchline/test-support/server/close-sound';
import { ask } from '@clutchline/test-support/server/held-books';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { publishPriceList } from '../../src/chess';
import { SecretBox } from '../../src/platform/secret-box';

const REFRESH = { kind: 'refresh', tier: 'basic' } as const;

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
  await publishPriceList(context);
});
afterAll(() => closeSound(context)());

const withKey = (key: string | null) => ({ ...context, secretBox: new SecretBox(key, context.random) });

const sizesOf = ({ caller }: Awaited<ReturnType<TestContext['player']>>) =>
  ask<{ no: string; size: number }>(
    context.databaseUrl,
    `select no, octet_length(secret) as size from chess_secrets where account_id = ${caller.accountId} order by no`,
  );

async function change(by: ReturnType<typeof withKey>, info: Awaited<ReturnType<TestContext['player']>>) {
  return await changeSeeds(by, { lang: 2, request_id: freshId(), client_seed: 'lucky' }, info);
}

it('CHESS-10 with ROUND_KEY server seeds are encrypted in the database, and play and verification are as without it', async () => {
  const keyed = withKey('a key of sixteen bytes');
  const info = await chessPlayer(keyed, '1000');
  await played(keyed, info, REFRESH);
  expect((await sizesOf(info)).map(({ size }) => size)).toEqual([60, 60, 60]);
  const { revealed } = understood(await change(keyed, info));
  expect(revealed.seed).toMatch(/^[0-9a-f]{64}$/);
});

it('CHESS-10 seeds that were stored before the key was set remain in use', async () => {
  const info = await chessPlayer(context, '1000');
  const keyed = withKey('a key of sixteen bytes');
  context.setNow(NOW + 5_000);
  await played(keyed, info, REFRESH);
  understood(await change(keyed, info));
  expect((await sizesOf(info)).map(({ size }) => size)).toEqual([32, 32, 32, 60]);
});

it('CHESS-10 with another key nothing is drawn or paid, and cards are still sold', async () => {
  const keyed = withKey('a key of sixteen bytes');
  const info = await chessPlayer(keyed, '1000');
  context.setNow(NOW + 10_000);
  const { state } = await played(keyed, info, REFRESH);
  const bought = await played(keyed, info, { kind: 'buy', draw: state.market?.draw ?? 0, place: 1 });
  context.setNow(NOW + 15_000);
  for (const wrong of [withKey('another key of the box'), withKey(null)]) {
    expect(await playFor(wrong, info, REFRESH)).toMatchObject({ kind: 'refused', refusal: 'unavailable' });
    expect(await change(wrong, info)).toMatchObject({ kind: 'refused', refusal: 'unavailable' });
  }
  expect((await chessStateOf(context, info)).seeds.counter).toBe(1);
  const [card] = bought.state.cards;
  await played(withKey('another key of the box'), info, { kind: 'sell', card: card?.card ?? 0 });
});
