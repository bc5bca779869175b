import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { acceptOrRejectHeldBets } from '../../src/acceptance/accept-or-reject-held-bets';
import { columnTypes } from '../../src/database/column-types';
import { migrate } from '../../src/database/migrate';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { sealNext } from '../../src/ledger/postgres/postgres-seal-store';
import { verifyLedger } from '../../src/ledger/verification/verify-ledger';
import { settlePlays } from '../../src/settlement/settle-plays';
import { placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { kyselyOf, sealAll } from '@clutchline/test-support/server/test-books';
import { setFeedAge } from '@clutchline/test-support/server/feed-age';
import { matchEvents, PLAY, playState, price, pointOf, wholeResult } from '@clutchline/test-support/server/test-feed';
import { openTestContext, NOW, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { oldDatabase, type OldDatabase } from './old-database';
import { fillOldBooks, ORDERS } from './old-books';

/** Another node: rewritten. */
const FILES = `
  select relname as name, relfilenode::text as file from pg_class
  where relname in ('ledger_transactions', 'ledger_entries', 'bets', 'bet_legs', 'settlements', 'placements', 'record_changes')
  order by 1`;
const NOTE_OLD_TABLES = `create temporary table old_tables as select oid from pg_class where relkind = 'r'`;
const GUARDS = `
  select c.relname || ' ' || p.proname as name, t.tgtype::integer as type from pg_trigger t
  join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
  where c.oid in (select oid from old_tables) and not t.tgisinternal and p.proname in ('refuse_change', 'record_change', 'refuse_ticket_change', 'refuse_leg_change')
  order by 1, 2`;

let database: OldDatabase;
let client: pg.Client;
let context: TestContext;
const rowsOf = async (sql: string): Promise<unknown[]> => (await client.query<Record<string, unknown>>(sql)).rows;
const before: Record<string, unknown[]> = {};

beforeAll(async () => {
  database = await oldDatabase('0036');
  client = new pg.Client({ connectionString: database.url, types: columnTypes() });
  await client.connect();
  await fillOldBooks(database.url);
  while ((await sealNext(kyselyOf(client), NOW, 100)) !== null || (await unsealed()) > 0) await sleep(20);
  await client.query(NOTE_OLD_TABLES);
  for (const sql of [FILES, GUARDS, 'select * from ledger_seals order by number']) before[sql] = await rowsOf(sql);
  await migrate(database.url);
  // No feed behind the stopped clock.
  await setFeedAge(database.url, 0);
  context = await openTestContext({ url: database.url, drop: () => Promise.resolve() });
});
afterAll(async () => {
  await context.close();
  await client.end();
  await database.drop();
});

async function unsealed(): Promise<number> {
  const rows = await client.query<{ count: number }>(`
    select (select count(*) from ledger_transactions t where (t.xid, t.id) > all (select last_xid, last_id from ledger_seals))
      + (select count(*) from record_changes r where r.xid > all (select coalesce(last_record_xid, '0') from ledger_seals))
      as count`);
  return Number(rows.rows[0]?.count);
}

async function booksAreRight(): Promise<void> {
  expect(await verifyLedger(kyselyOf(client))).toEqual([]);
}

describe('R28 a database of migration 0035 with open, held, settled and sealed bets', () => {
  it('R28 R41 retains its seals and guards, and no table of the ledger is rewritten', async () => {
    await booksAreRight();
    for (const [sql, rows] of Object.entries(before)) expect(await rowsOf(sql)).toEqual(rows);
    expect(before['select * from ledger_seals order by number']?.length).toBeGreaterThan(0);
  });

  it('R28 retains the outbox, times of sessions and the abandoned request', async () => {
    const [event] = await context.stores.outbox.next(1);
    expect(event?.event).toEqual({ kind: 'player', accountId: 1, orderNos: [] });
    expect(await rowsOf('select * from session_times')).toEqual([
      { account_id: 1, day_start: 0, used_ms: 5, updated_at: 9 },
    ]);
    expect(await context.stores.placements.find(1, 'abandoned')).toEqual({ bodyHash: '', answer: null });
  });

  it('R28 R31 refuses the changes that it refused before', async () => {
    await expect(client.query('update bets set stake = 1')).rejects.toThrow('does not change after acceptance');
    await expect(client.query('update bet_legs set odd = 3000')).rejects.toThrow('does not change after acceptance');
    await expect(client.query("update accounts set username = 'eve'")).rejects.toThrow('append-only');
    await expect(client.query('update placements set at = 0')).rejects.toThrow('append-only');
    await expect(
      client.query(`update bets set settle_time = null, payout = null, prize_status = 0
      where order_no = '${ORDERS.settled}'`),
    ).rejects.toThrow('ends only once');
  });

  it('R28 R12 accepts and rejects its held bets, accepts new ones, settles all, and seals them', async () => {
    await ingestFeedEvents(context, [...matchEvents(1), playState(1, PLAY.totalMaps, 'suspended')]);
    context.setNow(NOW + 20_000);
    await acceptOrRejectHeldBets(context);
    const stateOf = async (): Promise<Record<string, unknown>> =>
      Object.fromEntries(
        (await context.stores.bets.byOrderNos(Object.values(ORDERS))).map((bet) => [
          bet.orderNo,
          `${bet.receiveStatus} ${bet.prizeStatus}`,
        ]),
      );
    expect(await stateOf()).toEqual({
      [ORDERS.settled]: '0 1',
      [ORDERS.open]: '0 0',
      [ORDERS.accepted]: '0 0',
      [ORDERS.rejected]: '2 0',
    });
    const info = await context.player('100');
    await ingestFeedEvents(context, [price(1, pointOf(1, PLAY.map3, 1), 1_900)]);
    await placed(context, singleRequest({ gameId: 1, play: PLAY.map3, odd: 1_900, version: 2 }, '5'), info);
    await ingestFeedEvents(context, wholeResult(1));
    await settlePlays(context);
    expect(await stateOf()).toMatchObject({ [ORDERS.open]: '0 2', [ORDERS.accepted]: '0 1' });
    expect(await sealAll(context)).toBeGreaterThan(0);
    await booksAreRight();
    expect((await context.stores.wallets.read(1))?.balance).toBe(101_000n);
  });
});
