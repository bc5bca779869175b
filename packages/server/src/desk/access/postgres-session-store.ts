import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { DeskOperator } from './access-store';
import type { DeskSession, FoundSession, SessionStore } from './session-store';
import type { Schema } from '../../database/tables/schema';

const sessionColumns = sql`s.id as "sessionId", s.created_at as "createdAt", s.last_used_at as "lastUsedAt",
  s.stepped_up_at as "steppedUpAt", s.network`;

async function selectOpen(db: Kysely<Schema>, where: RawBuilder<unknown>): Promise<FoundSession[]> {
  const { rows } = await sql<DeskSession & DeskOperator>`
    select ${sessionColumns}, o.id as "operatorId", o.person_id as "personId", o.name, o.roles
    from desk_sessions s join desk_operators o on o.id = s.operator_id
    where ${where} and s.ended_at is null and o.ended_at is null`.execute(db);
  return rows.map(({ operatorId, personId, name, roles, ...session }) => ({
    operator: { operatorId, personId, name, roles },
    session,
  }));
}

export function createDeskSessionStore(db: Kysely<Schema>): SessionStore {
  const ending = (at: number) => db.updateTable('desk_sessions').set({ ended_at: at }).where('ended_at', 'is', null);
  return {
    async create({ tokenHash, operatorId, at, provenAt, network }, most) {
      await db
        .insertInto('desk_sessions')
        .values({
          token_hash: tokenHash,
          operator_id: operatorId,
          ...{ created_at: at, last_used_at: at, stepped_up_at: provenAt, network },
        })
        .execute();
      await sql`
        update desk_sessions set ended_at = ${at}::bigint where id in (
          select id from desk_sessions where operator_id = ${operatorId}::bigint and ended_at is null
          order by id desc offset ${most}::bigint)`.execute(db);
    },
    find: async (tokenHash) => (await selectOpen(db, sql`s.token_hash = ${tokenHash}`))[0] ?? null,
    findAll: (sessionIds) => selectOpen(db, sql`s.id = any(${sessionIds}::bigint[])`),
    async touch(sessionId, at) {
      await db.updateTable('desk_sessions').set({ last_used_at: at }).where('id', '=', sessionId).execute();
    },
    async stepUp(sessionId, { from, to }, { at, provenAt }) {
      const { rows } = await sql<{ token_hash: string }>`
        update desk_sessions set stepped_up_at = ${provenAt}::bigint, last_used_at = ${at}::bigint,
          token_hash = case token_hash when ${from} then ${to} else token_hash end
        where id = ${sessionId}::bigint and ended_at is null returning token_hash`.execute(db);
      return rows[0]?.token_hash === to;
    },
    async end(sessionId, at) {
      await ending(at).where('id', '=', sessionId).execute();
    },
    async endOthers(operatorId, sessionId, at) {
      const others = ending(at).where('operator_id', '=', operatorId);
      const [done] = await (sessionId === null ? others : others.where('id', '<>', sessionId)).execute();
      return Number(done?.numUpdatedRows ?? 0n);
    },
    async list(operatorId) {
      const { rows } = await sql<DeskSession>`
        select ${sessionColumns} from desk_sessions s
        where s.operator_id = ${operatorId}::bigint and s.ended_at is null order by s.id desc`.execute(db);
      return rows;
    },
  };
}
