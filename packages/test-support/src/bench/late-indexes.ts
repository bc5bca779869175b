import type pg from 'pg';

const TABLES = 'bets,bet_legs,ledger_transactions,ledger_entries,placements,region_decisions'.split(',');

/** Sealing, report sums and the decision of plays read them; those of constraints stay too. */
const NEEDED = 'ledger_transactions_in_order,placements_in_order,region_decisions_in_order,bets_held';

/** Creating an index over all rows takes a fraction of the time that one row after the other takes. */
export async function dropLateIndexes(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
    where i.indrelid = any($1::text[]::regclass[]) and i.indexrelid <> all($2::text[]::regclass[])
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [TABLES, NEEDED.split(',')],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}
