import { sql, type Kysely } from 'kysely';

import type { OutboxDepth, OutboxStore } from './outbox-store';
import { PREPARED } from '../database/timed-pool';
import type { Schema } from '../database/tables/schema';

const waited = sql<number>`greatest(0, extract(epoch from clock_timestamp() - at) * 1000)::float8`;

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
      return await db
        .selectFrom('outbox')
        .select(['id', 'event', waited.as('waitedMs')])
        .orderBy('id')
        .limit(limit)
        .execute();
    },
    async depth() {
      const { rows } = await sql<OutboxDepth>`
        select count(*)::float8 as count, coalesce(max(${waited}), 0) as "waitedMs" from outbox`.execute(db);
      return rows[0] ?? { count: 0, waitedMs: 0 };
    },
    async remove(ids) {
      await sql`delete from outbox where id = any(${ids}::bigint[])`.execute(db);
    },
    async busIdentity() {
      return await db.selectFrom('bus').select(['name', 'key']).executeTakeFirstOrThrow();
    },
  };
}
