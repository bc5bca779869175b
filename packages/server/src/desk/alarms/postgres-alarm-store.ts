import type { DeskAlarm } from '@clutchline/contract/desk';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { AlarmStore } from './alarm-store';
import type { Schema } from '../../database/tables/schema';

async function select(db: Kysely<Schema>, where: RawBuilder<unknown>): Promise<DeskAlarm[]> {
  const { rows } = await sql<DeskAlarm>`
    select a.id as alarm_id, a.kind, a.subject, a.raised_at, a.ended_at, o.name as taken_by, a.taken_by as taken_by_id, a.taken_at
    from desk_alarms a left join desk_operators o on o.id = a.taken_by where ${where} order by a.id`.execute(db);
  return rows;
}

export function createAlarmStore(db: Kysely<Schema>): AlarmStore {
  return {
    active: () => select(db, sql`a.ended_at is null`),
    async raise(conditions, at) {
      const rows = conditions.map(({ kind, subject }) => ({ kind, subject, raised_at: at }));
      await db
        .insertInto('desk_alarms')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async end(alarmIds, at) {
      await sql`
        update desk_alarms set ended_at = ${at}::bigint where id = any(${alarmIds}::bigint[]) and ended_at is null`.execute(
        db,
      );
    },
    async take(alarmId, operatorId, at) {
      const { numAffectedRows } = await sql`
        update desk_alarms set taken_by = ${operatorId}::bigint, taken_at = ${at}::bigint
        where id = ${alarmId}::bigint and ended_at is null and coalesce(taken_by, ${operatorId}::bigint) = ${operatorId}::bigint`.execute(
        db,
      );
      return numAffectedRows === 1n ? ((await select(db, sql`a.id = ${alarmId}::bigint`))[0] ?? null) : null;
    },
  };
}
