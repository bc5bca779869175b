import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { SettingStore, StoredSettingRow } from './setting-store';
import type { Schema } from '../../database/tables/schema';

/** Advisory lock of the changes of limits and settings. */
export const HELD_LIMITS = 460_006;

async function select(db: Kysely<Schema>, from: RawBuilder<unknown>): Promise<StoredSettingRow[]> {
  const { rows } = await sql<StoredSettingRow>`
    select s.id as version, s.name, s.value, s.reason, o.name as set_by, s.set_at
    from ${from} s join desk_operators o on o.id = s.set_by order by s.id desc`.execute(db);
  return rows;
}

export function createSettingStore(db: Kysely<Schema>): SettingStore {
  return {
    current: () => select(db, sql`(select distinct on (name) * from house_settings order by name, id desc)`),
    history: (limit) => select(db, sql`(select * from house_settings order by id desc limit ${limit})`),
    async newestVersion() {
      const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from house_settings`.execute(db);
      return rows[0]?.id ?? 0;
    },
    async add({ name, value, reason, operatorId, at }) {
      const { id } = await db
        .insertInto('house_settings')
        .values({ name, value: JSON.stringify(value), reason, set_by: operatorId, set_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async gameTypes() {
      const { rows } = await sql<{ id: number; name: string }>`
        select id, names ->> 'en' as name from game_types order by id`.execute(db);
      return rows;
    },
  };
}
