import { sql, type Kysely } from 'kysely';

import type { ReleasedPart, ReservedPart } from './held-bet-store';
import type { Schema } from '../database/tables/schema';

interface Added {
  readonly place: number;
  readonly is_added: boolean;
}

/** Locks in point order, like placements. */
export async function reserveExposure(
  db: Kysely<Schema>,
  parts: readonly ReservedPart[],
): Promise<ReadonlySet<string>> {
  if (parts.length === 0) return new Set();
  const { rows } = await sql<Added>`
    select n.place, add_exposure(n.point_id, n.currency_id, n.amount, n.cap) as is_added
    from (
      select * from unnest(
        ${parts.map(({ pointId }) => pointId)}::bigint[],
        ${parts.map(({ currencyId }) => currencyId)}::integer[],
        ${parts.map(({ amount }) => amount)}::numeric[],
        ${parts.map(({ cap }) => cap)}::numeric[]
      ) with ordinality as p (point_id, currency_id, amount, cap, place)
      order by point_id, place offset 0
    ) n`.execute(db);
  const isAdded = new Map(rows.map(({ place, is_added }) => [place, is_added]));
  const added = parts.filter((_, index) => isAdded.get(index + 1) === true);
  const refused = new Set(parts.filter((part) => !added.includes(part)).map(({ orderNo }) => orderNo));
  await releaseExposure(
    db,
    added.filter(({ orderNo }) => refused.has(orderNo)),
  );
  return refused;
}

export async function releaseExposure(db: Kysely<Schema>, parts: readonly ReleasedPart[]): Promise<void> {
  if (parts.length === 0) return;
  await sql`
    select release_exposure(n.point_id, n.currency_id, n.amount)
    from (
      select point_id, currency_id, sum(amount) as amount from unnest(
        ${parts.map(({ pointId }) => pointId)}::bigint[],
        ${parts.map(({ currencyId }) => currencyId)}::integer[],
        ${parts.map(({ amount }) => amount)}::numeric[]
      ) as p (point_id, currency_id, amount)
      group by point_id, currency_id order by point_id, currency_id offset 0
    ) n`.execute(db);
}
