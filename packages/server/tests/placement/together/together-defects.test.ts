import { expect, it } from 'vitest';

import { openDatabase } from '../../../src/composition/create-stores';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import pg from 'pg';

import { editFunction, onStore, type Defect } from '../../sim/defects/defect';
import { faultsOfTogether } from './check-together';

const inBatch = (name: string, part: string, becomes: string, sql: readonly string[] = []): Defect => ({
  name,
  edits: [{ functionName: 'place_bets_together', part, becomes }],
  sql,
});

const DEFECTS: readonly Defect[] = [
  inBatch(
    'one outcome is given to another request',
    'jsonb_agg(outcome order by n)',
    'jsonb_agg(outcome order by n desc)',
  ),
  inBatch(
    'a placement that fails takes its neighbours along',
    `else 'placed' end as outcome`,
    `when not bool_and(coalesce(board.is_same, true)) over () then 'late' else 'placed' end as outcome`,
  ),
  inBatch(
    'a stake is counted twice in one batch',
    'balance = w.balance - p.total',
    'balance = w.balance - p.total * least(a_debits, 2)',
  ),
  inBatch(
    'the exposure cap is checked before the batch and not within it',
    'sum(amount) over (partition by point_id, currency_id order by n) as amount',
    'amount',
    ['alter table exposures drop constraint exposures_check'],
  ),
  onStore('an answer is sent before the commit', 'placements', (placements) => ({
    commit: (placement) => {
      void placements.commit(placement);
      return Promise.resolve('placed');
    },
  })),
];

/** One connection, so that all bets use one slot of an exposure. */
async function openContext({ stores: sabotage, edits = [], sql = [] }: Partial<Defect>): Promise<TestContext> {
  const context = await openTestContext();
  const owner = new pg.Client({ connectionString: context.databaseUrl });
  await owner.connect();
  for (const statement of sql) await owner.query(statement);
  for (const edit of edits) await editFunction(owner, edit);
  await owner.end();
  const { stores, inTransaction, close } = openDatabase(context.databaseUrl, context.log, 1, 1);
  return {
    ...context,
    stores: sabotage?.(stores, () => ({})) ?? stores,
    inTransaction,
    close: async () => {
      await close();
      await context.close();
    },
  };
}

async function faultsWith(defect: Partial<Defect>): Promise<string[]> {
  const context = await openContext(defect);
  try {
    return await faultsOfTogether(context);
  } finally {
    await context.close();
  }
}

it('P5 R2 R13 placements of one batch have their own outcomes, stakes and room under a cap', async () => {
  expect(await faultsWith({})).toEqual([]);
});

it.each(DEFECTS.map((defect) => [defect.name, defect] as const))('P5 it is found that %s', async (_, defect) => {
  expect(await faultsWith(defect)).not.toEqual([]);
});
