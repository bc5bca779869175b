import { sql, type Kysely } from 'kysely';

import type { OutboxDepth, OutboxStore, StoredEvent } from './outbox-store';
import { PREPARED } from '../database/timed-pool';
import type { Schema } from '../database/tables/schema';

const waited = sql<number>`greatest(0, extract(epoch from clock_timestamp() - at) * 1000)::float8`;

/** Of a term that is not over. */
interface NoEvent {
  readonly id: null;
}

export function createOutboxStore(db: Kysely<Schema>): OutboxStore {
  return {
    async add(events) {
      if (events.length === 0) return;
      await sql`${PREPARED}
        insert into outbox (event)
        select value from json_array_elements(${JSON.stringify(events)}::json) with ordinality order by ordinality`.execute(
        db,
      );
    },
    async next(limit) {
      const { rows } = await sql<StoredEvent>`${PREPARED}
        select id, event, ${waited} as "waitedMs" from outbox order by id limit ${limit}::integer`.execute(db);
      return rows;
    },
    async depth() {
      const { rows } = await sql<OutboxDepth>`
        select count(*)::float8 as count, coalesce(max(${waited}), 0) as "waitedMs" from outbox`.execute(db);
      return rows[0] ?? { count: 0, waitedMs: 0 };
    },
    async removeAndReadNext(ids, { term, limit }) {
      const { rows } = await sql<StoredEvent | NoEvent>`${PREPARED}
        with quick as materialized (
          -- What a crash of the database brings back is published again.
          select set_config('synchronous_commit', 'off', true)
        ), held as materialized (
          select from quick, leadership where term = ${term}::bigint for key share of leadership
        ), removed as (
          delete from outbox where id = any(${ids}::bigint[]) and exists (select from held)
        )
        select o.id, o.event, o."waitedMs" from held left join (
          select id, event, ${waited} as "waitedMs" from outbox where id <> all(${ids}::bigint[]) order by id limit ${limit}::integer
        ) o on true order by o.id`.execute(db);
      return rows.length === 0 ? null : rows.filter((row) => row.id !== null);
    },
    async busIdentity() {
      return await db.selectFrom('bus').select(['name', 'key']).executeTakeFirstOrThrow();
    },
  };
}
