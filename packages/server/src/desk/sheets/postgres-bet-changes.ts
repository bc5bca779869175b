import { sql, type Kysely } from 'kysely';

import type { Schema } from '../../database/tables/schema';
import { PREPARED } from '../../database/timed-pool';

/** Bets that changed, by the ledger: no open bet changes without a transaction there, but for legs of combos that end before the combo. */
export interface BetChanges {
  readonly placed: readonly { readonly orderNo: string; readonly isFinal: boolean }[];
  /** Order numbers of bets that were accepted, rejected, swapped, settled or corrected. */
  readonly moved: readonly string[];
}

interface Changed {
  readonly orderNo: string;
  readonly isPlaced: boolean;
  readonly isFinal: boolean;
}

/** Exclusive end of what has ended: id of a transaction of the database. Later ones that are visible are read again next time. */
export async function selectEnd(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ end: string }>`${PREPARED}
    select pg_snapshot_xmin(pg_current_snapshot())::text as end`.execute(db);
  return rows[0]?.end ?? '0';
}

/** By the transaction `from` and later ones that are visible; those before `until` are final. */
export async function selectBetChanges(
  db: Kysely<Schema>,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<BetChanges> {
  const { rows } = await sql<Changed>`${PREPARED}
    select order_no as "orderNo", kind = 'stake' as "isPlaced", xid < ${until}::xid8 as "isFinal"
    from ledger_transactions where xid >= ${from}::xid8 and order_no is not null`.execute(db);
  return {
    placed: rows.filter(({ isPlaced }) => isPlaced),
    moved: rows.filter(({ isPlaced }) => !isPlaced).map(({ orderNo }) => orderNo),
  };
}

/** Tables `t` (`is_final`), `l` and `b`, whose rows are found by their keys, whatever else the statement filters by. */
export const placedLegs = (placed: BetChanges['placed']) => sql`unnest(
    ${placed.map(({ orderNo }) => orderNo)}::text[], ${placed.map(({ isFinal }) => isFinal)}::boolean[]) as t (order_no, is_final)
  cross join lateral (select * from bets where order_no = t.order_no offset 0) b
  cross join lateral (select * from bet_legs where order_no = t.order_no offset 0) l`;
