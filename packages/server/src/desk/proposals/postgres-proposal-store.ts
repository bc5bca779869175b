import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { ProposalStore, StoredProposal } from './proposal-store';
import type { Schema } from '../../database/tables/schema';

async function select(db: Kysely<Schema>, rest: RawBuilder<unknown>): Promise<StoredProposal[]> {
  const { rows } = await sql<StoredProposal>`
    select p.id as "proposalId", json_build_object('kind', p.kind, 'payload', p.payload) as subject, p.reason, p.preview, p.preview_hash as "previewHash", o.name as "proposedBy",
      p.proposed_person as "proposedPerson", case when o.ended_at is null then o.roles else '{}' end as "proposerRoles", p.proposed_at as "proposedAt", p.expires_at as "expiresAt", p.state,
      (select name from desk_operators where id = p.decided_by) as "decidedBy", p.decided_at as "decidedAt",
      p.outcome
    from desk_proposals p join desk_operators o on o.id = p.proposed_by ${rest}`.execute(db);
  return rows;
}

export function createProposalStore(db: Kysely<Schema>): ProposalStore {
  const one = async (rest: RawBuilder<unknown>) => (await select(db, rest))[0] ?? null;
  return {
    async add({ subject, reason, preview, previewHash, operatorId, at, expiresAt }) {
      const { id } = await db
        .insertInto('desk_proposals')
        .values({
          ...{ kind: subject.kind, payload: JSON.stringify(subject.payload) },
          ...{ reason, preview: JSON.stringify(preview), preview_hash: previewHash },
          ...{ proposed_by: operatorId, proposed_at: at, expires_at: expiresAt },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    hold: (proposalId) => one(sql`where p.id = ${proposalId}::bigint for no key update of p`),
    find: (proposalId) => one(sql`where p.id = ${proposalId}::bigint`),
    list: (limit) => select(db, sql`order by p.id desc limit ${limit}`),
    listOpen: (now, limit) =>
      select(db, sql`where p.state = 'proposed' and p.expires_at > ${now} order by p.id desc limit ${limit}`),
    async endAs(proposalId, state, operatorId, at) {
      await db
        .updateTable('desk_proposals')
        .set({ state, decided_by: operatorId, decided_at: at })
        .where('id', '=', proposalId)
        .execute();
    },
    async finish(proposalId) {
      await db.updateTable('desk_proposals').set({ state: 'done' }).where('id', '=', proposalId).execute();
    },
  };
}
