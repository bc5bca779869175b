import { setTimeout as sleep } from 'node:timers/promises';

import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';

import type { Schema } from '../../../server/src/database/tables/schema';
import { correctResult } from '../../../server/src/settlement/correct-result';
import { acceptOrRejectHeldBets } from '../../../server/src/acceptance/accept-or-reject-held-bets';
import { ingestFeedEvents } from '../../../server/src/feed/ingest-feed-events';
import { sealLedger } from '../../../server/src/ledger/seal-ledger';
import { settlePlays } from '../../../server/src/settlement/settle-plays';
import { swapTeam } from '../../../server/src/pools/swap-team';
import { freshId, parlayRequest, placed, singleRequest } from './bet-requests';
import { live, matchEvents, PLAY, playState, pointOf, price, teamOf, wholeResult } from './test-feed';
import { ask } from './held-books';
import { NOW, type TestContext } from './open-test-context';
import { POOL, poolRequest, winnerPool } from './test-pool';

/** May wait for transactions of other databases of the cluster. */
export async function sealAll(
  context: Parameters<typeof sealLedger>[0] & Pick<TestContext, 'databaseUrl'>,
): Promise<number> {
  let made = 0;
  for (;;) {
    made += await sealLedger(context);
    const [left] = await ask<{ is_left: boolean }>(
      context.databaseUrl,
      `with last as (select * from ledger_seals order by number desc limit 1)
      select exists (select from ledger_transactions where (xid, id) > all (select last_xid, last_id from last))
        or exists (select from record_changes where xid > all (select last_record_xid from last))
        or exists (select from placements where xid > all (select last_record_xid from last)) as is_left`,
    );
    if (left?.is_left === false) return made;
    await sleep(20);
  }
}

/** Every kind of bet in every state, debts, a pool, a swap under seals. */
export async function fillBooks(context: TestContext): Promise<void> {
  const seal = () => sealAll(context);
  for (const game of [1, 2, 3, 4]) {
    const startTime = NOW + (game === 4 ? 3 * 86_400_000 : 3_600_000);
    await ingestFeedEvents(context, [...matchEvents(game, { startTime }), winnerPool(game)]);
  }
  const rich = await context.player('1000');
  const poor = await context.player('10');
  const third = await context.player('10');
  const yen = await context.player('50000', 3);
  await seal();
  await placeOpen(context, rich, seal);
  const ticket = await placed(context, poolRequest(1, POOL.winner, 2, '30'), rich);
  await placed(context, poolRequest(1, POOL.winner, 2, '10'), third);
  await placed(context, singleRequest({ gameId: 1 }, '10'), poor);
  await placed(context, poolRequest(1, POOL.winner, 1, '777'), yen);
  await seal();
  await swapTeam(context, { lang: 2, request_id: freshId(), order_no: ticket }, rich);
  await placeHeld(context, rich, seal);
  await ingestFeedEvents(context, [live(1, { status: 2 }), ...wholeResult(1)]);
  await settlePlays(context);
  await seal();
  context.setNow(NOW + 86_400_000);
  const facts = { winner: teamOf(1, 2), score_1: 0, score_2: 2 };
  // The payout is spent before the result is corrected: a debt.
  await placed(context, singleRequest({ gameId: 4, play: PLAY.map1 }, '15'), poor);
  await seal();
  await correctResult(context, { gameId: 1, round: null, facts, reason: 'sides swapped', by: ['Ada', 'Ben'] });
  await seal();
  await placed(context, singleRequest({ gameId: 4, play: PLAY.map3 }, '700'), yen);
}

type Info = Awaited<ReturnType<TestContext['player']>>;

async function placeOpen(context: TestContext, info: Info, seal: () => Promise<number>): Promise<void> {
  for (const play of [PLAY.winner, PLAY.map1, PLAY.map3])
    await placed(context, singleRequest({ gameId: 1, play }, '12.34'), info);
  await placed(context, parlayRequest([{ gameId: 1 }, { gameId: 2 }, { gameId: 3, side: 2 }], '5'), info);
  await seal();
  await ingestFeedEvents(context, [price(4, pointOf(4, PLAY.winner, 1), 1_850)]);
  await placed(context, singleRequest({ gameId: 4, odd: 1_850, version: 2 }, '20', 'better'), info);
}

async function placeHeld(context: TestContext, info: Info, seal: () => Promise<number>): Promise<void> {
  await ingestFeedEvents(context, [live(2, { status: 2, round: 1 })]);
  await placed(context, singleRequest({ gameId: 2 }, '15', 'latest'), info);
  const rejected = singleRequest({ gameId: 2, play: PLAY.totalMaps }, '16', 'latest');
  await placed(context, { ...rejected }, info);
  await seal();
  await ingestFeedEvents(context, [playState(2, PLAY.totalMaps, 'suspended')]);
  context.setNow(NOW + 20_000);
  await acceptOrRejectHeldBets(context);
  await placed(context, singleRequest({ gameId: 2 }, '17', 'latest'), info);
}

/** Reads the connection's uncommitted changes. */
export function kyselyOf(client: pg.Client): Kysely<Schema> {
  const one = { query: client.query.bind(client), release: () => undefined };
  const pool = { options: {}, connect: () => Promise.resolve(one), end: () => Promise.resolve() };
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

const UNGUARD = `
  do $$ declare c record; begin
    set local session_replication_role = replica;
    for c in select conrelid::regclass as on_table, conname from pg_constraint
      where contype in ('c', 'u', 'p', 'f') and conrelid = any('{ledger_transactions, ledger_entries, settlements, bets,
        bet_legs, ledger_seals}'::regclass[]) order by contype = 'p'
    loop
      execute format('alter table %s drop constraint if exists %I cascade', c.on_table, c.conname);
    end loop;
    alter table ledger_transactions alter column id drop identity;
    drop index one_stake_per_order, one_decision_per_order;
  end $$`;

export async function tamperedWith<Value>(
  client: pg.Client,
  damage: () => Promise<unknown>,
  find: () => Promise<Value>,
): Promise<Value> {
  await client.query('begin');
  await client.query(UNGUARD);
  try {
    await damage();
    return await find();
  } finally {
    await client.query('rollback');
  }
}
