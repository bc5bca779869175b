import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { ActionStore, StoredAction } from './action-store';
import type { Schema } from '../../database/tables/schema';

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

async function selectActions(db: Kysely<Schema>, where: RawBuilder<unknown>, limit: number): Promise<StoredAction[]> {
  const { rows } = await sql<StoredAction>`
    select a.id, a.at, a.operator_id as "operatorId", o.name as operator, a.session_id as "sessionId",
      a.network, a.action, a.subject, a.before, a.after, a.reason, a.request_id as "requestId", a.result
    from operator_actions a left join desk_operators o on o.id = a.operator_id
    where ${where} order by a.id desc limit ${limit}`.execute(db);
  return rows;
}

export function createActionStore(db: Kysely<Schema>): ActionStore {
  return {
    async add({ operatorId, sessionId, requestId, before, after, ...action }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('operator_actions')
        .values({
          ...action,
          operator_id: operatorId,
          session_id: sessionId,
          request_id: requestId,
          before: jsonOf(before),
          after: jsonOf(after),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    async find(operatorId, requestId) {
      const where = sql`a.operator_id = ${operatorId}::bigint and a.request_id = ${requestId}::uuid and a.result = 'done'`;
      return (await selectActions(db, where, 1))[0] ?? null;
    },
    list: ({ operatorId, before, limit }) =>
      selectActions(
        db,
        sql`(${operatorId}::bigint is null or a.operator_id = ${operatorId}::bigint)
          and (${before}::bigint is null or a.id < ${before}::bigint)`,
        limit,
      ),
  };
}
