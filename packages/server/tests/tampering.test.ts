import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { auditReport } from '../src/audit-report';
import { columnTypes } from '../src/db/column-types';
import { createSealStore } from '../src/db/stores/seal-store';
import { RECORDED_TABLES } from '../src/db/verify/recorded-tables';
import { verifyLedger } from '../src/db/verify-ledger';
import type { LedgerFault } from '../src/ports/wallet-store';
import { kyselyOf } from './books-of-test';
import { openTestContext, type TestContext } from './open-test-context';
import { EVIDENCE, SEALS } from './tampering/evidence';
import { fillEvidence } from './tampering/fill-evidence';
import { MONEY } from './tampering/money';
import { TICKETS } from './tampering/tickets';
import { UNGUARD_ALL } from './tampering/unguard';

const ALL = [...MONEY, ...TICKETS, ...EVIDENCE, ...SEALS];

/** True of rows that were put in by the transaction under way: after its commit it would not be reported. */
const isOfOpenTransaction = ({ detail }: LedgerFault): boolean => detail.includes('that the database has not begun');

let context: TestContext;
let client: pg.Client;
beforeAll(async () => {
  context = await openTestContext();
  await fillEvidence(context);
  client = new pg.Client({ connectionString: context.databaseUrl, types: columnTypes() });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await context.close();
});

/** How many rows some statements changed, or put in, or took out. */
async function changedRows(sql: string): Promise<number> {
  const result: pg.QueryResult | pg.QueryResult[] = await client.query(sql);
  return [result].flat().reduce((sum, { command, rowCount }) => sum + (command === 'SELECT' ? 0 : (rowCount ?? 0)), 0);
}

const isSoundWith = (faults: readonly LedgerFault[]): boolean => {
  const counts = { transactions: 1, bets: 1, unsealed: 0, unsealedSince: null, knowsCommits: true };
  return auditReport('test', { ...counts, days: [], foundHeads: [], faults }).isSound;
};

describe('S-M6 R41 tampering by a superuser with every trigger and constraint switched off', () => {
  it('R41 the untouched books hold, and every kind of row is in them', async () => {
    expect(await verifyLedger(kyselyOf(client))).toEqual([]);
    const { rows } = await client.query<{ subject: string }>('select distinct subject from record_changes order by 1');
    expect(rows.map(({ subject }) => subject)).toEqual(RECORDED_TABLES.map(({ name }) => name).toSorted());
  });

  it(`R41 there are more than 70 kinds, each with a name of its own`, () => {
    expect(ALL.length).toBeGreaterThanOrEqual(70);
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
  });

  describe('each kind is found', () => {
    beforeAll(async () => {
      await client.query('begin');
      await client.query(UNGUARD_ALL);
    });
    afterAll(() => client.query('rollback'));

    it('R41 the books hold without their guards', async () => {
      expect(await verifyLedger(kyselyOf(client))).toEqual([]);
    });

    it.each(ALL)('S-M6 R41 $name', async ({ breaks, sql }) => {
      await client.query('savepoint clean');
      try {
        expect(await changedRows(sql)).toBeGreaterThan(0);
        const faults = (await verifyLedger(kyselyOf(client))).filter((fault) => !isOfOpenTransaction(fault));
        expect(faults.map(({ invariant }) => invariant)).toContain(breaks);
        expect(isSoundWith(faults)).toBe(false);
      } finally {
        await client.query('rollback to savepoint clean');
      }
    });
  });

  it('S-M6 R41 a change under a chain of seals made again is found by the head that was logged', async () => {
    const logged = await context.stores.seals.last();
    await client.query('begin');
    try {
      await client.query(UNGUARD_ALL);
      await client.query('update region_decisions set allowed = true; delete from ledger_seals');
      const seals = createSealStore(kyselyOf(client));
      while ((await seals.sealNext(0, 1_000)) !== null);
      expect((await seals.find(logged?.number ?? 0))?.head).not.toBe(logged?.head);
    } finally {
      await client.query('rollback');
    }
  });
});

it('R41 the recorded tables of the check are those of the triggers', async () => {
  const { rows } = await client.query<{ name: string; args: string }>(`
    select c.relname as name, replace(encode(t.tgargs, 'escape'), '\\000', ' ') as args
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'recorded_update'
      and exists (select from pg_trigger i where i.tgrelid = t.tgrelid and i.tgname = 'recorded_insert' and i.tgargs = t.tgargs)
    order by 1`);
  const expected = RECORDED_TABLES.map(({ name, key, columns }) => ({
    name,
    args: `${key.join(',')} ${columns.join(',')} `,
  }));
  expect(rows).toEqual(expected.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
});
