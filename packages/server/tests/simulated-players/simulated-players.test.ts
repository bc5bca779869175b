import { afterAll, beforeAll, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { refreshPoolOdds } from '../../src/pools/refresh-pool-odds';
import { readPools } from '../../src/pools/read-pools';
import { settleBets } from '../../src/settlement/settle-bets';
import { settlePlays } from '../../src/settlement/settle-plays';
import { seedSimulatedPlayers } from '../../src/simulated-players/seed-simulated-players';
import { startSimulatedPlayers, stakeOnce } from '../../src/simulated-players/start-simulated-players';
import { signIn } from '../../src/players/sessions/sign-in';
import { place, understood } from '@clutchline/test-support/server/bet-requests';
import { eventually } from '@clutchline/test-support/browser/eventually';
import { matchEvents, playOf, wholeResult } from '@clutchline/test-support/server/test-feed';
import { openSettling, type Settling } from '@clutchline/test-support/server/open-settling';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import { POOL, poolRequest, scorePool, winnerPool } from '@clutchline/test-support/server/test-pool';

const HOUR = 3_600_000;
/** Soon, later today, and after today. */
const [SOON, LATER, TOMORROW] = [1, 2, 3] as const;

let settling: Settling;
let context: Settling['context'];

beforeAll(async () => {
  settling = await openSettling();
  ({ context } = settling);
  await ingestFeedEvents(context, [
    ...matchEvents(SOON, { startTime: NOW + HOUR }),
    ...[winnerPool(SOON), scorePool(SOON)],
    ...[...matchEvents(LATER, { startTime: NOW + 20 * HOUR }), winnerPool(LATER)],
    ...[...matchEvents(TOMORROW, { startTime: NOW + 30 * HOUR }), winnerPool(TOMORROW)],
  ]);
  await seedSimulatedPlayers(context, 3);
});
afterAll(() => settling.close());

const poolOf = async (game: number, play: number, currency_id = 1) => {
  const play_ids = [playOf(game, play)];
  return understood(await readPools(context, { lang: 2, play_ids, currency_id }, { lang: 2, caller: null })).pools[0];
};

const count = async (query: string): Promise<number> => {
  const { rows } = await settling.client.query<{ count: number }>(`select count(*)::int as count from ${query}`);
  return rows[0]?.count ?? -1;
};

async function stakeUntilDone(): Promise<void> {
  while ((await stakeOnce(context)) > 0);
}

it('U8 simulated players exist once, in the currencies of the demo accounts, and a sign-in as one is refused', async () => {
  await seedSimulatedPlayers(context, 3);
  expect((await context.stores.simulated.players()).map(({ currencyId }) => currencyId)).toEqual([
    1, 1, 1, 3, 3, 3, 5, 5, 5,
  ]);
  const names = await settling.client.query<{ username: string }>(
    'select username from accounts join simulated_accounts on account_id = id order by id limit 1',
  );
  const username = names.rows[0]?.username ?? '';
  expect(username).toBe('simulated-cny-1');
  for (const password of ['', username, 'demo-2026'])
    expect(await signIn({ ...context, isDemo: true }, { lang: 2, username, password }, {})).toMatchObject({
      kind: 'refused',
    });
});

it('U8 they stake on every outcome of the pools of the day, by the ordinary ledger, and the pool states their part', async () => {
  await stakeUntilDone();
  for (const [game, play] of [
    [SOON, POOL.winner],
    [SOON, POOL.score],
    [LATER, POOL.winner],
  ] as const)
    for (const currency of [1, 3, 5]) {
      const pool = await poolOf(game, play, currency);
      expect(pool?.points.map(({ tickets, odds }) => tickets > 0 && odds !== null)).toEqual(
        pool?.points.map(() => true),
      );
      expect(pool?.simulated).toBe(pool?.gross);
    }
  expect(await poolOf(TOMORROW, POOL.winner)).toMatchObject({ gross: '0.00', simulated: '0.00' });
  expect(await poolOf(SOON, POOL.winner, 9)).toMatchObject({ gross: '0.000', simulated: '0.000' });
  expect(await count('bets')).toBe(await count('bets join simulated_accounts using (account_id)'));
  await settling.booksAreRight();
});

it('U8 nearer to the close there are more tickets', async () => {
  const before = await count('bets');
  context.setNow(NOW + HOUR - 60_000);
  await stakeUntilDone();
  expect(await count('bets')).toBeGreaterThan(before);
});

it('U8 the stake of a player is no part of theirs, and all are paid alike', async () => {
  const info = await context.player('1000');
  const before = await poolOf(SOON, POOL.winner);
  await place(context, poolRequest(SOON, POOL.winner, 1, '100'), info);
  await refreshPoolOdds(context, 0);
  const after = await poolOf(SOON, POOL.winner);
  expect(after?.simulated).toBe(before?.gross);
  expect(Number(after?.gross)).toBe(Number(before?.gross) + 100);
  await ingestFeedEvents(context, wholeResult(SOON));
  await settlePlays(context);
  await settleBets(context, null);
  expect(await poolOf(SOON, POOL.winner)).toMatchObject({ simulated: before?.gross, closing: { is_refund: 0 } });
  expect(await count('bets where settle_time is null and bet_time < 0')).toBe(0);
  await settling.booksAreRight();
});

it('U8 the job stakes until it is stopped', async () => {
  context.setNow(NOW + 12 * HOUR);
  const before = await count('bets');
  const job = startSimulatedPlayers(context);
  await eventually(
    () => count('bets'),
    (bets) => bets > before,
  );
  await job.stop();
  const stopped = await count('bets');
  context.setNow(NOW + 29 * HOUR);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await count('bets')).toBe(stopped);
});
