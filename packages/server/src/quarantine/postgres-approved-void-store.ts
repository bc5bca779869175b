import { sql, type Kysely } from 'kysely';

import type { ApprovedVoid, ApprovedVoidStore } from './approved-void-store';
import type { Schema } from '../database/tables/schema';

export function createApprovedVoidStore(db: Kysely<Schema>): ApprovedVoidStore {
  return {
    async list() {
      const { rows } = await sql<ApprovedVoid>`
        select proposal_id as "proposalId", play_id as "playId", void_reason as "voidReason", reason,
          json_build_array(first_name, second_name) as by from approved_voids()`.execute(db);
      return rows;
    },
    async end(proposalId, isDone, outcome, at) {
      await sql`select end_approved_void(${proposalId}, ${isDone}, ${outcome}, ${at})`.execute(db);
    },
  };
}
