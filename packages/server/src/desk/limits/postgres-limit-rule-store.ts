import type { WireScope } from '@clutchline/contract/desk';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { LimitRuleStore, NewRule, WireRule } from './limit-store';
import { HELD_LIMITS } from './postgres-setting-store';
import type { Schema } from '../../database/tables/schema';
import { CURRENCIES } from '../../players';
import type { LimitBooks } from '../../placement/postgres';

const COLUMNS = [
  'currency_id',
  'game_type_id',
  'category_id',
  'event_id',
  'game_id',
  'play_id',
  'point_id',
  'account_id',
] as const;

const TABLES = [
  ['game_type_id', 'game_types'],
  ['event_id', 'events'],
  ['game_id', 'matches'],
  ['play_id', 'plays'],
  ['point_id', 'points'],
] as const;

const SCOPE = sql`json_build_object(${sql.join(COLUMNS.map((column) => sql`${sql.lit(column)}, r.${sql.ref(column)}`))})`;

async function select(db: Kysely<Schema>, rest: RawBuilder<unknown>): Promise<WireRule[]> {
  const { rows } = await sql<WireRule>`
    select r.id as rule_id, ${SCOPE} as scope, r.kind, r.value::text as value, r.until, r.reason,
      (select name from desk_operators where id = r.set_by) as set_by, r.set_at,
      (select name from desk_operators where id = r.ended_by) as ended_by, r.ended_at
    from limit_rules r ${rest}`.execute(db);
  return rows;
}

const isSame = (scope: WireScope): RawBuilder<unknown> =>
  sql.join(
    COLUMNS.map((column) => sql`r.${sql.ref(column)} is not distinct from ${scope[column]}`),
    sql` and `,
  );

/** Each id that is given is that of the rule, or the rule has none. */
const canFit = (scope: WireScope): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...COLUMNS.filter((column) => scope[column] !== null).map(
        (column) => sql`(r.${sql.ref(column)} is null or r.${sql.ref(column)} = ${scope[column]})`,
      ),
    ],
    sql` and `,
  );

async function replace(
  db: Kysely<Schema>,
  { scope, kind, value, until, reason, operatorId, at }: NewRule,
): Promise<WireRule> {
  await sql`
    update limit_rules r set ended_by = ${operatorId}, ended_at = ${at}
    where r.ended_at is null and r.kind = ${kind} and ${isSame(scope)}`.execute(db);
  const { id } = await db
    .insertInto('limit_rules')
    .values({ ...scope, kind, value, until, reason, set_by: operatorId, set_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return await one(db, id);
}

async function one(db: Kysely<Schema>, ruleId: number): Promise<WireRule> {
  const [rule] = await select(db, sql`where r.id = ${ruleId}`);
  if (rule === undefined) throw new Error('the rule is missing');
  return rule;
}

async function isKnown(db: Kysely<Schema>, scope: WireScope): Promise<boolean> {
  if (scope.currency_id !== null && !CURRENCIES.some(({ id }) => id === scope.currency_id)) return false;
  const parts = TABLES.map(
    ([column, table]) =>
      sql`(${scope[column]}::bigint is null or exists (select from ${sql.table(table)} where id = ${scope[column]}::bigint))`,
  );
  const { rows } = await sql<{ known: boolean }>`
    select ${sql.join(parts, sql` and `)}
      and (${scope.account_id}::bigint is null or account_exists(${scope.account_id}::bigint)) as known`.execute(db);
  return rows[0]?.known === true;
}

export function createLimitRuleStore(db: Kysely<Schema>, books: LimitBooks): LimitRuleStore {
  return {
    async hold() {
      await sql`select pg_advisory_xact_lock(${HELD_LIMITS})`.execute(db);
    },
    async active(scope, kind) {
      const found = await select(db, sql`where r.ended_at is null and r.kind = ${kind} and ${isSame(scope)}`);
      return found[0] ?? null;
    },
    async find(ruleId) {
      return (await select(db, sql`where r.id = ${ruleId}`))[0] ?? null;
    },
    async newestId() {
      const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from limit_rules`.execute(db);
      return rows[0]?.id ?? 0;
    },
    list: ({ scope, withEnded, before, limit }) =>
      select(
        db,
        sql`where ${canFit(scope)} and (${withEnded} or r.ended_at is null)
          and (${before}::bigint is null or r.id < ${before}::bigint) order by r.id desc limit ${limit}`,
      ),
    replace: (rule) => replace(db, rule),
    async end(ruleId, operatorId, at) {
      await db
        .updateTable('limit_rules')
        .set({ ended_by: operatorId, ended_at: at })
        .where('id', '=', ruleId)
        .where('ended_at', 'is', null)
        .execute();
      return await one(db, ruleId);
    },
    isKnown: (scope) => isKnown(db, scope),
    book: () => books.current(db),
  };
}
