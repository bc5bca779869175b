import { sql, type Kysely } from 'kysely';

import type { ListedPerson, PeopleStore } from './people-store';
import type { Schema } from '../../database/tables/schema';

export function createPeopleStore(db: Kysely<Schema>): PeopleStore {
  return {
    async list() {
      const { rows } = await sql<ListedPerson>`
        select o.id as operator_id, o.name, o.person_id, o.roles, o.created_at, exists (
            select from desk_credentials c where c.operator_id = o.id and c.ended_at is null) as can_sign_in,
          s.sessions, s.last_used_at
        from desk_operators o cross join lateral (
          select count(*) filter (where ended_at is null)::integer as sessions, max(last_used_at) as last_used_at
          from desk_sessions where operator_id = o.id
        ) s where o.ended_at is null order by o.id`.execute(db);
      return rows;
    },
    async rolesOf(nameKey) {
      const found = await db
        .selectFrom('desk_operators')
        .select('roles')
        .where('name_key', '=', nameKey)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return found?.roles ?? null;
    },
    async invite({ proposalId, operatorId, tokenHash, totpSeed, at, expiresAt }) {
      const { rows } = await sql<{ id: number | null }>`
        select invite_approved_operator(${proposalId}, ${operatorId}, ${tokenHash}, ${Buffer.from(totpSeed)}, ${at},
          ${expiresAt}) as id`.execute(db);
      return rows[0]?.id ?? null;
    },
    async end(operatorId, by, at) {
      const { rows } = await sql<{ ended: boolean }>`
        select end_other_operator(${operatorId}, ${by}, ${at}) as ended`.execute(db);
      return rows[0]?.ended === true;
    },
  };
}
