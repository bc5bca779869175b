import { sql, type Kysely } from 'kysely';

import type { OutboxStore } from '../../ports/outbox-store';
import type { Schema } from '../schema';

export function createOutboxStore(db: Kysely<Schema>): OutboxStore {
  return {
    async add(news) {
      if (news.length === 0) return;
      await sql`
        insert into outbox (news)
        select value from json_array_elements(${JSON.stringify(news)}::json) with ordinality order by ordinality`.execute(
        db,
      );
    },
    async next(limit) {
      return await db
        .selectFrom('outbox')
        .select(['id', sql<string>`news::text`.as('text')])
        .orderBy('id')
        .limit(limit)
        .execute();
    },
    async remove(ids) {
      await sql`delete from outbox where id = any(${ids}::bigint[])`.execute(db);
    },
    async busName() {
      const { name } = await db.selectFrom('bus').select('name').executeTakeFirstOrThrow();
      return name;
    },
  };
}
