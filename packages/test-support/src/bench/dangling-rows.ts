import type { BenchDatabase } from './bench-database';

/** Foreign keys of the tables that `placeInSql` writes without their triggers, each as a search for what breaks it. */
const SEARCHES = `
  select c.conrelid::regclass || '.' || c.conname as name,
    format('select count(*)::integer as rows from %s r where %s and not exists (select from %s t where %s)',
      c.conrelid::regclass, string_agg(format('r.%I is not null', a.attname), ' and '), c.confrelid::regclass,
      string_agg(format('t.%I = r.%I', f.attname, a.attname), ' and ')) as search
  from pg_constraint c, unnest(c.conkey, c.confkey) as k (own, other)
  join pg_attribute a on a.attnum = k.own join pg_attribute f on f.attnum = k.other
  where c.contype = 'f' and a.attrelid = c.conrelid and f.attrelid = c.confrelid and c.conrelid = any('{placements, region_decisions,
    ledger_transactions, ledger_entries, bets, bet_legs, exposures, settlements}'::regclass[])
  group by c.conrelid, c.confrelid, c.conname`;

/** Names of the foreign keys that do not hold. */
export async function findDanglingRows({ query }: Pick<BenchDatabase, 'query'>): Promise<string[]> {
  const broken: string[] = [];
  for (const { name, search } of await query(SEARCHES)) {
    const [found] = await query(String(search));
    if (found?.['rows'] !== 0) broken.push(String(name));
  }
  return broken;
}
