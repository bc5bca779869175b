import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { auditReport } from '../../src/cli/audit-report';
import { columnTypes } from '../../src/database/column-types';
import { createSealStore } from '../../src/ledger/postgres/postgres-seal-store';
import { RECORDED_TABLES } from '../../src/ledger/verification/record-checks';
import { ALL_CHECKS, LEDGER_CHECKS, verifyLedger } from '../../src/ledger/verification/verify-ledger';
import type { LedgerFault } from '../../src/ledger/wallet-store';
import { kyselyOf } from '@clutchline/test-support/server/test-books';
import { countOf } from '@clutchline/test-support/server/count-of';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { readChanges } from './tampering/change-value';
import { EVIDENCE, SEALS } from './tampering/evidence';
import { fillEvidence } from './tampering/fill-evidence';
import { MONEY } from './tampering/money';
import { OPERATOR_WALLET } from './tampering/operator-wallet';
import { ACTIONS, freshKey, PLACES, tamperWith } from './tampering/places';
import { TICKETS } from './tampering/tickets';
import { UNGUARD_ALL } from './tampering/unguard';

const RUNS = countOf(30, 1_000);
const IS_FULL = RUNS >= 1_000;
const ALL = [...MONEY, ...OPERATOR_WALLET, ...TICKETS, ...EVIDENCE, ...SEALS];

/** Not reported after a commit. */
const isOfOpenTransaction = ({ detail }: LedgerFault): boolean => detail.includes('that the database has not begun');

const reported = new Set<string>();

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

async function changedRows(sql: string): Promise<number> {
  const result: pg.QueryResult | pg.QueryResult[] = await client.query(sql);
  return [result].flat().reduce((sum, { command, rowCount }) => sum + (command === 'SELECT' ? 0 : (rowCount ?? 0)), 0);
}

/** Short: an open transaction delays sealing elsewhere. */
async function withoutTriggers<Value>(work: () => Promise<Value>): Promise<Value> {
  await client.query('begin; set local session_replication_role = replica');
  try {
    return await work();
  } finally {
    await client.query('rollback');
  }
}

/** Null: nothing changed. */
const faultsAfter = (sql: string): Promise<LedgerFault[] | null> =>
  withoutTriggers(async () => {
    const isInsert = sql.trimStart().startsWith('do ');
    if ((await changedRows(sql)) === 0 && !isInsert) return null;
    return (await verifyLedger(kyselyOf(client))).filter((fault) => !isOfOpenTransaction(fault));
  });

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
    it('R41 the books hold without their guards', async () => {
      await client.query(`begin; ${UNGUARD_ALL}; commit`);
      expect(await verifyLedger(kyselyOf(client))).toEqual([]);
    });

    it.each(ALL)('S-M6 R41 $name', async ({ breaks, sql }) => {
      const faults = await faultsAfter(sql);
      for (const { detail } of faults ?? []) reported.add(detail);
      expect(faults?.map(({ invariant }) => invariant)).toContain(breaks);
      expect(isSoundWith(faults ?? [])).toBe(false);
    });

    it('R41 every check of evidence, records and seals has found one of them', () => {
      const found = [...reported];
      const idle = ALL_CHECKS.filter((check) => !LEDGER_CHECKS.includes(check)).filter(
        ({ description: text }) =>
          !found.some((detail) => detail.startsWith(`${text}: `)) && !text.includes('has not begun'),
      );
      expect(idle.map(({ description: text }) => text)).toEqual([]);
      const recorded = RECORDED_TABLES.filter(({ name }) => !found.some((detail) => detail.includes(`gone: ${name} `)));
      expect(recorded.map(({ name }) => name)).toEqual([]);
    });
  });

  it('R41 a row of a transaction that the database has not begun is found', async () => {
    await withoutTriggers(async () => {
      await client.query("update placements set xid = '9000000000'");
      const faults = await verifyLedger(kyselyOf(client));
      expect(faults.some(isOfOpenTransaction)).toBe(true);
    });
  });

  it.runIf(IS_FULL)(
    'R41 a change of any protected column of any table is found',
    async () => {
      const changeOf = await readChanges(client);
      const missed: string[] = [];
      let tried = 0;
      await withoutTriggers(async () => {
        for (const place of PLACES)
          for (const column of place.columns) {
            const change = { column, changed: changeOf(place.table, column) };
            const faults = await faultsAfter(tamperWith(place, 'change', change, 0));
            if (faults === null) continue;
            tried += 1;
            if (faults.length === 0) missed.push(`${place.table}.${column}`);
          }
      });
      expect(missed).toEqual([]);
      expect(tried).toBeGreaterThan(150);
    },
    300_000,
  );

  it(`R41 ${RUNS} random changes, removals and insertions are found, all of them`, async () => {
    const changeOf = await readChanges(client);
    const found: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PLACES),
        fc.constantFrom(...ACTIONS),
        fc.nat(1_000_000),
        async (place, action, pick) => {
          const column = (action === 'insert' ? place.key : place.columns[pick % place.columns.length]) ?? '';
          const change = { column, changed: action === 'insert' ? freshKey(place) : changeOf(place.table, column) };
          const sql = tamperWith(place, action, change, pick);
          const faults = await faultsAfter(sql);
          fc.pre(faults !== null);
          found[action] = (found[action] ?? 0) + 1;
          if (faults.length === 0) throw new Error(`not found: ${sql}`);
        },
      ),
      { numRuns: RUNS },
    );
    console.log(`R41 ${RUNS} tamperings found of ${RUNS}: ${JSON.stringify(found)}`);
  }, 900_000);

  it('S-M6 R41 a change under a chain of seals made again is found by the head that was logged', async () => {
    const logged = await context.stores.seals.last();
    await withoutTriggers(async () => {
      await client.query('update region_decisions set allowed = true; delete from ledger_seals');
      const seals = createSealStore(kyselyOf(client));
      while ((await seals.sealNext(0, 1_000)) !== null);
      expect((await seals.find(logged?.number ?? 0))?.head).not.toBe(logged?.head);
    });
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
