import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillBooks, kyselyOf, sealAll, tamperedWith } from '@clutchline/test-support/server/test-books';
import { countOf } from '@clutchline/test-support/server/count-of';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

import { columnTypes } from '../../src/database/column-types';
import { openDatabase } from '../../src/composition/create-stores';
import { createSealStore } from '../../src/ledger/postgres/postgres-seal-store';
import { verifyLedger } from '../../src/ledger/verification/verify-ledger';
import { startSeals, sealLedger } from '../../src/ledger/seal-ledger';

const RUNS = countOf(60, 1_000);

let context: TestContext;
let client: pg.Client;
beforeAll(async () => {
  context = await openTestContext();
  client = new pg.Client({ connectionString: context.databaseUrl, types: columnTypes() });
  await client.connect();
  await fillBooks(context);
});
afterAll(async () => {
  await client.end();
  await context.close();
});

const tampered = <Value>(damage: () => Promise<unknown>, find: () => Promise<Value>) =>
  tamperedWith(client, damage, find);

const sealedCount = async (): Promise<number> => {
  const { rows } = await client.query<{ count: number }>('select sum(transactions)::int as count from ledger_seals');
  return rows[0]?.count ?? 0;
};
/** Of pools that were closed. */
const addTransactions = async (count: number): Promise<void> => {
  await client.query(
    "insert into ledger_transactions (kind, order_no, at) select 'pool-close', null, n from generate_series(1, $1::integer) n",
    [count],
  );
  await client.query(`
    insert into ledger_entries (transaction_id, account, currency_id, amount)
    select t.id, side.account, 1, side.amount from ledger_transactions t,
      (values ('house:pool', -5), ('house:breakage', 5)) as side (account, amount)
    where not exists (select from ledger_entries e where e.transaction_id = t.id)`);
};
const brokenSeals = async (): Promise<string[]> =>
  (await verifyLedger(kyselyOf(client))).filter(({ invariant }) => invariant === 'R30').map(({ detail }) => detail);

interface Place {
  readonly table: string;
  readonly columns: readonly string[];
  readonly sealed: string;
}

const SEALED_TRANSACTION = 't.xid <= (select max(last_xid::text::bigint)::text::xid8 from ledger_seals)';
const PLACES: readonly Place[] = [
  {
    table: 'ledger_transactions',
    columns: ['id', 'kind', 'order_no', 'at', 'xid'],
    sealed: `select t.ctid from ledger_transactions t where ${SEALED_TRANSACTION}`,
  },
  {
    table: 'ledger_entries',
    columns: ['transaction_id', 'account', 'currency_id', 'amount'],
    sealed: `select e.ctid from ledger_entries e join ledger_transactions t on t.id = e.transaction_id where ${SEALED_TRANSACTION}`,
  },
  {
    table: 'settlements',
    columns: ['revision', 'payout', 'settlement_odds', 'rules', 'legs', 'source', 'at', 'transaction_id'],
    sealed: `select s.ctid from settlements s join ledger_transactions t on t.id = s.transaction_id where ${SEALED_TRANSACTION}`,
  },
  {
    table: 'bets',
    columns: ['account_id', 'stake', 'cap', 'odds', 'accept', 'bet_time', 'sizes', 'is_pool', 'request_id'],
    sealed: `select b.ctid from bets b join ledger_transactions t on t.order_no = b.order_no
      and t.kind = case when b.held_until is null then 'stake' else 'confirm' end where ${SEALED_TRANSACTION}`,
  },
  {
    table: 'bet_legs',
    columns: ['point_id', 'odd', 'version', 'position', 'game_id'],
    sealed: `select l.ctid from bet_legs l join bets b using (order_no) join ledger_transactions t on t.order_no = b.order_no
      and t.kind = case when b.held_until is null then 'stake' else 'confirm' end where ${SEALED_TRANSACTION}`,
  },
  {
    table: 'ledger_seals',
    columns: ['number', 'day', 'at', 'transactions', 'last_xid', 'last_id', 'head'],
    sealed: 'select ctid from ledger_seals where number < (select max(number) from ledger_seals)',
  },
];

/** As little as possible. */
const CHANGED: Readonly<Record<string, string>> = {
  bigint: '# + 1',
  integer: '# + 1',
  smallint: '# + 1',
  boolean: 'not #',
  numeric: '# + 1',
  xid8: '(#::text::bigint + 1)::text::xid8',
  date: '# + 1',
  bytea: 'set_bit(#, 77, 1 - get_bit(#, 77))',
  text: "case when # <> '' then overlay(# placing chr(ascii(#) + 1) from 1 for 1) else 'x' end",
  ARRAY: '# || #[1:1]',
  jsonb: `jsonb_build_array(#)`,
};
const typesOf = new Map<string, string>();

async function changeOf(table: string, column: string): Promise<string> {
  if (typesOf.size === 0) {
    const { rows } = await client.query<{ name: string; type: string }>(
      `select table_name || '.' || column_name as name, data_type as type from information_schema.columns
       where table_schema = 'public'`,
    );
    for (const { name, type } of rows) typesOf.set(name, type);
  }
  const changed = CHANGED[typesOf.get(`${table}.${column}`) ?? ''];
  if (changed === undefined) throw new Error(`no change is known for ${table}.${column}`);
  return changed.replaceAll('#', column);
}

const rowOf = ({ sealed }: Place, pick: number): string =>
  `(select ctid from (${sealed}) s order by ctid offset ${pick} % (select count(*) from (${sealed}) s) limit 1)`;

async function tamper(place: Place, action: 'change' | 'remove' | 'swap' | 'insert', pick: number): Promise<string> {
  const { table, columns } = place;
  const column = columns[pick % columns.length] ?? 'at';
  const row = rowOf(place, pick);
  if (action === 'remove') return `delete from ${table} where ctid = ${row}`;
  const changed = await changeOf(table, column);
  if (action === 'change') return `update ${table} set ${column} = ${changed} where ctid = ${row}`;
  const other = rowOf({ ...place, table: 'ledger_transactions', sealed: PLACES[0]?.sealed ?? '' }, pick);
  if (action === 'swap')
    return `with one as (select * from ledger_transactions where ctid = ${other}),
      two as (
        select t.* from ledger_transactions t, one
        where (t.kind, t.order_no) is distinct from (one.kind, one.order_no) order by abs(t.id - one.id), t.id limit 1)
      update ledger_transactions set id = (select id from one) + (select id from two) - id
      where id in ((select id from one), (select id from two))`;
  return `insert into ledger_transactions (id, kind, order_no, at, xid)
    select -id, 'demo-credit', null, at, xid from ledger_transactions where ctid = ${other}`;
}

describe('R30 the seals of the books', () => {
  it('R30 hold for books with everything in them', async () => {
    const { rows } = await client.query<{ seals: number; days: number }>(
      'select count(*) as seals, count(distinct day) as days from ledger_seals',
    );
    expect(rows[0]?.seals).toBeGreaterThan(5);
    expect(rows[0]?.days).toBe(2);
    expect(await verifyLedger(kyselyOf(client))).toEqual([]);
  });

  it(`R30 ${RUNS} random changes as superuser with every trigger asleep are found, all of them`, async () => {
    const found = { change: 0, remove: 0, swap: 0, insert: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PLACES),
        fc.constantFrom('change', 'change', 'remove', 'swap', 'insert'),
        fc.nat(1_000_000),
        async (place, action, pick) => {
          const statement = await tamper(place, action, pick);
          const { changed, seals } = await tampered(
            async () => {
              const { rowCount } = await client.query(statement);
              if ((rowCount ?? 0) === 0) throw new Error(`nothing was tampered with: ${statement}`);
            },
            async () => ({ changed: statement, seals: await brokenSeals() }),
          );
          found[action] += 1;
          if (seals.length === 0) throw new Error(`not found: ${changed}`);
        },
      ),
      { numRuns: RUNS },
    );
    console.log(`R30 ${RUNS} tamperings found of ${RUNS}: ${JSON.stringify(found)}`);
  }, 600_000);

  it('R30 every column of every sealed row is under the seal', async () => {
    for (const place of PLACES)
      for (const column of place.columns) {
        const changed = await changeOf(place.table, column);
        const statement = `update ${place.table} set ${column} = ${changed} where ctid = ${rowOf(place, 0)}`;
        expect(await tampered(() => client.query(statement), brokenSeals), statement).not.toEqual([]);
      }
  });

  it('R30 new seals after a change have another head than the one that was logged', async () => {
    const before = await context.stores.seals.last();
    const after = await tampered(
      async () => {
        await client.query(
          "update ledger_entries set amount = -amount where account like '%:1' or account like 'house:%'",
        );
        await client.query('delete from ledger_seals');
      },
      async () => {
        const seals = createSealStore(kyselyOf(client));
        while ((await seals.sealNext(0, 1_000)) !== null);
        return { heads: await seals.last(), broken: await brokenSeals() };
      },
    );
    expect(after.broken).toEqual([]);
    expect(after.heads?.head).not.toBe(before?.head);
  });
});

describe('R30 sealing', () => {
  it('R30 several servers at once make one chain without a gap', async () => {
    const { stores, close } = openDatabase(context.databaseUrl, context.log);
    for (let round = 0; round < 20; round += 1) {
      await context.player('10');
      await Promise.all([sealLedger(context), sealLedger({ ...context, stores })]);
    }
    await close();
    expect(await brokenSeals()).toEqual([]);
    const { rows } = await client.query('select count(*) - max(number) as gaps from ledger_seals');
    expect(rows).toEqual([{ gaps: 0 }]);
  });

  it('R30 leaves out what an open transaction could still come before, and seals it afterwards', async () => {
    await sealAll(context);
    const before = await sealedCount();
    const slow = new pg.Client({ connectionString: context.databaseUrl });
    await slow.connect();
    await slow.query('begin');
    await slow.query("insert into ledger_transactions (kind, order_no, at) values ('pool-close', null, 0)");
    await context.player('10');
    expect(await sealLedger(context)).toBe(0);
    await slow.query('rollback');
    await slow.end();
    expect(await sealedCount()).toBe(before);
    // In one seal, or its records in another: open transactions of other databases of this PostgreSQL hold seals back too.
    expect(await sealAll(context)).toBeLessThanOrEqual(2);
    expect(await sealedCount()).toBe(before + 1);
    expect(await brokenSeals()).toEqual([]);
  });

  it('R30 logs the head with which a day ends, once', async () => {
    context.logged.length = 0;
    const last = await context.stores.seals.last();
    for (const day of [5, 5, 6]) {
      context.setNow(Date.UTC(2026, 0, day, 12));
      await context.player('10');
      await sealAll(context);
    }
    expect(last?.day).toBe('2026-01-02');
    const line = 'ledger head of the day, keep it apart from the database';
    expect(context.logged).toEqual([line, line]);
  });

  it('R30 reports if the database restarts its transaction ids', async () => {
    const refused = tampered(
      () =>
        client.query(
          "update ledger_seals set last_xid = '900000000' where number = (select max(number) from ledger_seals)",
        ),
      async () => {
        return await createSealStore(kyselyOf(client)).sealNext(0, 10);
      },
    );
    await expect(refused).rejects.toThrow('not restored from its own files');
  });

  it('R30 the job seals by itself and continues after a failure', async () => {
    let failures = 1;
    const seals = {
      find: (number: number) => context.stores.seals.find(number),
      last: () => context.stores.seals.last(),
      sealNext: (at: number, most: number) => {
        failures -= 1;
        return failures === 0 ? Promise.reject(new Error('gone')) : context.stores.seals.sealNext(at, most);
      },
    };
    await sealAll(context);
    const before = await sealedCount();
    await context.player('10');
    const inTransaction: typeof context.inTransaction = (work) =>
      context.inTransaction((stores) => work({ ...stores, seals }));
    const stop = startSeals({ ...context, inTransaction }, 5);
    // Transactions and records may get separate seals: open transactions of other databases hold seals back.
    try {
      await expect.poll(sealedCount, { timeout: 10_000 }).toBe(before + 1);
    } finally {
      await stop();
    }
    expect(context.logged).toContain('ledger could not be sealed, will retry');
  });

  it('R30 seals 20,000 transactions in seconds', async () => {
    await addTransactions(20_000);
    const began = performance.now();
    expect(await sealAll(context)).toBeGreaterThanOrEqual(4);
    const sealing = performance.now() - began;
    expect(await brokenSeals()).toEqual([]);
    const checking = performance.now() - began - sealing;
    console.log(`R30 20,000 transactions sealed in ${sealing.toFixed(0)} ms, checked in ${checking.toFixed(0)} ms`);
    expect(sealing).toBeLessThan(20_000);
  });

  it('R30 P8 beside players seals at most a thousand transactions at once', async () => {
    await sealAll(context);
    const [before, last] = [await sealedCount(), await context.stores.seals.last()];
    await addTransactions(2_500);
    const running = new AbortController();
    const seal = async (): Promise<number> => {
      await sealLedger(context, running.signal);
      return await sealedCount();
    };
    await expect.poll(seal, { timeout: 30_000 }).toBe(before + 2_500);
    const { rows } = await client.query<{ most: number }>(
      'select max(transactions) as most from ledger_seals where number > $1',
      [last?.number],
    );
    expect(rows).toEqual([{ most: 1_000 }]);
    expect(await brokenSeals()).toEqual([]);
  });
});
