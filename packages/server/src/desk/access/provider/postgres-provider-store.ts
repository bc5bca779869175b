import { sql, type Kysely } from 'kysely';

import type { Schema } from '../../../database/tables/schema';
import type { DeskOperator } from '../access-store';
import type { ProviderStore, StoredRequest } from './provider-store';

export function createProviderStore(db: Kysely<Schema>): ProviderStore {
  return {
    async addRequest({ stateHash, bindingHash, nonce, codeVerifier, sessionId, begunAt }, since) {
      await sql`delete from desk_provider_requests where begun_at < ${since}::bigint`.execute(db);
      await sql`
        insert into desk_provider_requests (state_hash, binding_hash, nonce, code_verifier, session_id, begun_at)
        values (${stateHash}, ${bindingHash}, ${nonce}, ${codeVerifier}, ${sessionId}, ${begunAt})`.execute(db);
    },
    async takeRequest(stateHash) {
      const { rows } = await sql<StoredRequest>`
        delete from desk_provider_requests where state_hash = ${stateHash}
        returning state_hash as "stateHash", binding_hash as "bindingHash", nonce, code_verifier as "codeVerifier",
          session_id as "sessionId", begun_at as "begunAt"`.execute(db);
      return rows[0] ?? null;
    },
    async enter(issuer, { subject, name, nameKey, roles }, at) {
      const { rows } = await sql<{ id: number | null }>`
        select enter_by_provider(${issuer}, ${subject}, ${name}, ${nameKey}, ${[...roles]}::text[], ${at}::bigint) as id`.execute(
        db,
      );
      const entered = await sql<DeskOperator>`
        select id as "operatorId", person_id as "personId", name, roles from desk_operators
        where id = ${rows[0]?.id ?? null}::bigint`.execute(db);
      return entered.rows[0] ?? null;
    },
  };
}
