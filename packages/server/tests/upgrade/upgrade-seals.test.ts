import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';

import { columnTypes } from '../../src/database/column-types';
import { migrate } from '../../src/database/migrate';
import { sealNext } from '../../src/ledger/postgres/postgres-seal-store';
import { selectHead } from '../../src/ledger/postgres/sealed-text';
import { verifyLedger } from '../../src/ledger/verification/verify-ledger';
import { kyselyOf } from '@clutchline/test-support/server/test-books';
import { ask } from '@clutchline/test-support/server/held-books';
import { oldDatabase } from './old-database';

/** Account, demo credit, session, break. */
async function fill(url: string): Promise<void> {
  await ask(
    url,
    `insert into accounts (username, password_hash, nickname, currency_id, lang, created_at) values ('ada', 'h', 'Ada', 1, 2, 0);
     insert into wallets (account_id, currency_id, balance) values (1, 1, 500);
     insert into sessions (token_hash, account_id, created_at, last_used_at, expires_at) values ('t', 1, 0, 0, 9);
     insert into player_breaks values (1, 'exclusion', 99);
     insert into placements (account_id, request_id, body_hash, answer, at) values (1, 'r', 'h', '{"results":[]}', 0);
     begin;
     insert into ledger_transactions (kind, order_no, at) values ('demo-credit', null, 0);
     insert into ledger_entries values (1, 'player:1', 1, 500), (1, 'house:demo-credit', 1, -500);
     commit`,
  );
}

it('S-M6 a database of before is upgraded with its seals, and everything in it is recorded and sealed', async () => {
  const { url, drop } = await oldDatabase('0025');
  const client = new pg.Client({ connectionString: url, types: columnTypes() });
  try {
    await fill(url);
    await migrate(url);
    await client.connect();
    const db = kyselyOf(client);
    // Head of transactions only.
    const number = sql`1::bigint`;
    const zero = { afterXid: sql`'0'::xid8`, afterId: sql`0::bigint`, recordsAfter: sql`'0'::xid8` };
    const { rows } = await sql<{ head: Buffer }>`${selectHead({
      ...{ ...zero, previous: sql`''::bytea`, number, day: sql`'2026-01-01'::text`, at: sql`7::bigint` },
      ...{ lastXid: sql`(select max(xid) from ledger_transactions)`, lastId: number, recordsUpTo: sql`null::xid8` },
    })}`.execute(db);
    await client.query(
      `insert into ledger_seals (number, day, at, transactions, last_xid, last_id, head)
       select 1, '2026-01-01', 7, 1, max(xid), 1, $1 from ledger_transactions`,
      [rows[0]?.head],
    );
    expect(await verifyLedger(db)).toEqual([]);
    await expect.poll(() => sealNext(db, 8, 100), { timeout: 30_000 }).toMatchObject({ number: 2, transactions: 0 });
    expect(await verifyLedger(db)).toEqual([]);
    const { rows: sealed } = await client.query('select records from ledger_seals order by number');
    expect(sealed).toEqual([{ records: null }, { records: 4 }]);
    await client.query('begin; set local session_replication_role = replica; update player_breaks set until = 1');
    expect(await verifyLedger(db)).toMatchObject([{ invariant: 'R41' }]);
    await client.query('rollback');
    await expect(client.query("update accounts set password_hash = 'other'")).rejects.toThrow('append-only');
  } finally {
    await client.end();
    await drop();
  }
});
