import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Schema } from '../../database/tables/schema';
import { PREPARED } from '../../database/timed-pool';

/** A table `bound`, whose `until` is the exclusive end of what has ended: id of a transaction of the database. */
export const BOUND = sql`bound as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as until)`;

/**
 * Tables `bound` and `changed`: the bets that the transaction `from` (null: the end) and later ones changed, by the ledger. Those that
 * are visible, but not before the end, are not final and read again next time. No open bet changes without a transaction in the
 * ledger, but for legs of combos that end before the combo. If it was not placed, it was accepted, rejected, swapped, settled or
 * corrected.
 */
export const changedBets = (from: string | null) => sql`${BOUND}, changed as materialized (
    select id, order_no, kind, at, kind = 'stake' as is_placed, xid < until as is_final
    from bound cross join lateral ledger_since(coalesce(${from}::xid8, until)) where order_no is not null
  )`;

/** Tables `t` (of `changed`), `b` and `l`, whose rows are found by their keys, whatever else the statement filters by. */
export const PLACED_LEGS = sql`changed t
  cross join lateral (select * from bets where order_no = t.order_no offset 0) b
  cross join lateral (select * from bet_legs where order_no = t.order_no offset 0) l`;

/** Everything up to the exclusive end `until`. */
export interface UpTo<Row, Value> {
  readonly until: string;
  readonly value: Value;
  readonly rows: readonly Row[];
}

interface UpToQuery {
  /** Of the statement, with `bound`. */
  readonly tables: RawBuilder<unknown>;
  /** Default: none. */
  readonly rows?: RawBuilder<unknown>;
  /** An expression beside them; default: null. */
  readonly value?: RawBuilder<unknown>;
}

/** One statement, so one snapshot of the database. */
export async function selectUpTo<Row, Value = null>(
  db: Kysely<Schema>,
  { tables, rows: select = sql`select where false`, value = sql`null` }: UpToQuery,
): Promise<UpTo<Row, Value>> {
  const { rows } = await sql<
    Row & { readonly until: string; readonly value: Value; readonly isRow: boolean | null }
  >`${PREPARED}
    with ${tables}
    select bound.until::text as until, ${value} as value, r.*
    from bound left join (select true as "isRow", s.* from (${select}) s) r on true`.execute(db);
  const [first] = rows;
  if (first === undefined) throw new Error('A select without a row.');
  return { until: first.until, value: first.value, rows: rows.filter(({ isRow }) => isRow === true) };
}
