import { sql, type Kysely, type Selectable } from 'kysely';

import type { PoolCount, StoredPoolCount } from './pool-store';
import { groupBy } from '../platform/group-by';
import type { Schema } from '../database/tables/schema';

type Closing = Selectable<Schema['pool_closings']>;

const isLast = sql<boolean>`c.revision = (
  select max(revision) from pool_closings n where n.play_id = c.play_id and n.currency_id = c.currency_id)`;

const closings = (db: Kysely<Schema>) => db.selectFrom('pool_closings as c').selectAll('c');

export async function lastCounts(db: Kysely<Schema>, playIds: readonly number[]): Promise<StoredPoolCount[]> {
  const rows = await closings(db)
    .where(sql<boolean>`c.play_id = any(${playIds}::bigint[])`)
    .where(isLast)
    .orderBy('c.play_id')
    .orderBy('c.currency_id')
    .execute();
  return await withDividends(db, rows);
}

/** Sees commits made during the wait for the lock. */
export async function lockLastCounts(db: Kysely<Schema>, playId: number): Promise<StoredPoolCount[]> {
  await closings(db).where('c.play_id', '=', playId).forUpdate().execute();
  return await lastCounts(db, [playId]);
}

export async function lockPaidCounts(db: Kysely<Schema>): Promise<PoolCount[]> {
  const waiting = await closings(db)
    .where('c.transaction_id', 'is', null)
    .where(sql<boolean>`c.takeout_amount + c.breakage > 0`)
    .orderBy('c.play_id')
    .orderBy('c.currency_id')
    .orderBy('c.revision')
    .forUpdate()
    .skipLocked()
    .execute();
  if (waiting.length === 0) return [];
  const isPaid = sql<boolean>`not exists (
    select from bet_legs l join bets b using (order_no) join points o on o.id = l.point_id
    where l.play_id = c.play_id and b.currency_id = c.currency_id and b.is_pool and b.receive_status = 0
      and b.swapped_to is null and l.decision < o.decision)`;
  const paid = await closings(db)
    .where(sql<boolean>`c.play_id = any(${waiting.map(({ play_id }) => play_id)}::bigint[])`)
    .where('c.transaction_id', 'is', null)
    .where(sql<boolean>`c.takeout_amount + c.breakage > 0`)
    .where(isLast)
    .where(isPaid)
    .execute();
  const held = new Set(waiting.map(keyOf));
  return await withDividends(
    db,
    paid.filter((row) => held.has(keyOf(row))),
  );
}

const keyOf = ({ play_id, currency_id, revision }: Pick<Closing, 'play_id' | 'currency_id' | 'revision'>): string =>
  `${play_id} ${currency_id} ${revision}`;

async function withDividends(db: Kysely<Schema>, rows: readonly Closing[]): Promise<StoredPoolCount[]> {
  const dividends = await db
    .selectFrom('pool_dividends')
    .selectAll()
    .where(sql<boolean>`play_id = any(${rows.map(({ play_id }) => play_id)}::bigint[])`)
    .orderBy('point_id')
    .execute();
  const byCount = groupBy(dividends, keyOf);
  return rows.map((row) => ({
    playId: row.play_id,
    currencyId: row.currency_id,
    revision: row.revision,
    isRefund: row.is_refund,
    at: row.at,
    takeout: row.takeout,
    tickets: row.tickets,
    gross: row.gross,
    takeoutAmount: row.takeout_amount,
    breakage: row.breakage,
    paid: row.paid,
    refunded: row.refunded,
    reversalId: row.reversal_id,
    isPosted: row.transaction_id !== null,
    dividends: (byCount.get(keyOf(row)) ?? []).map(({ point_id, stakes, odds }) => ({
      pointId: point_id,
      stakes,
      odds,
    })),
  }));
}

export async function insertCounts(db: Kysely<Schema>, counts: readonly PoolCount[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insertInto('pool_closings')
    .values(
      counts.map((count) => ({
        ...placeOf(count),
        is_refund: count.isRefund,
        at: count.at,
        takeout: count.takeout,
        tickets: count.tickets,
        gross: count.gross,
        takeout_amount: count.takeoutAmount,
        breakage: count.breakage,
        paid: count.paid,
        refunded: count.refunded,
        reversal_id: count.reversalId,
      })),
    )
    .execute();
  await db
    .insertInto('pool_dividends')
    .values(
      counts.flatMap((count) =>
        count.dividends.map(({ pointId, stakes, odds }) => ({ ...placeOf(count), point_id: pointId, stakes, odds })),
      ),
    )
    .execute();
}

const placeOf = ({ playId, currencyId, revision }: PoolCount) => ({
  play_id: playId,
  currency_id: currencyId,
  revision,
});
