import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { ActionStore, StoredAction, VerifiedActions } from './action-store';
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

const COLUMNS = [
  ...[
    'at',
    'operator_id',
    'session_id',
    'network',
    'action',
    'subject',
    'before',
    'after',
    'reason',
    'request_id',
    'result',
  ],
];
const MOST_FAULTS = 20;

async function verify(db: Kysely<Schema>, most: number): Promise<VerifiedActions> {
  const state = sql.raw(COLUMNS.map((column) => `'${column}', a.${column}`).join(', '));
  const { rows } = await sql<VerifiedActions>`
    with first as (
      select coalesce(min(id), 0) as id from (
        select id from operator_actions order by id desc limit ${most}) newest
    ), compared as (
      select coalesce(a.id, r.action_id) as id, r.xid,
        (jsonb_build_object(${state}) is not distinct from r.state and a.id is not null) as is_same
      from (select * from operator_actions where id >= (select id from first)) a
      full join (select * from action_records where action_id >= (select id from first)) r on r.action_id = a.id
    ), last as (
      select number, at, head, coalesce(last_record_xid, '0'::xid8) as xid from ledger_seals order by number desc limit 1
    )
    select count(*)::integer as checked,
      coalesce((array_agg('act ' || id order by id) filter (where is_same is not true))[1:${sql.lit(MOST_FAULTS)}], '{}') as faults,
      count(*) filter (where xid > coalesce((select xid from last), '0'::xid8))::integer as "notSealed",
      (select json_build_object('number', number, 'at', at, 'head', encode(head, 'hex')) from last) as seal
    from compared`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('An aggregate without a row.');
  return found;
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
    verify: (most) => verify(db, most),
    list: ({ operatorId, before, limit }) =>
      selectActions(
        db,
        sql`(${operatorId}::bigint is null or a.operator_id = ${operatorId}::bigint)
          and (${before}::bigint is null or a.id < ${before}::bigint)`,
        limit,
      ),
  };
}
