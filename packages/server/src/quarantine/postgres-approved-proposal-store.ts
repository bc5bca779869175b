import { sql, type Kysely } from 'kysely';

import type { ApprovedProposal, ApprovedProposalStore } from './approved-proposal-store';
import type { Schema } from '../database/tables/schema';

export function createApprovedProposalStore(db: Kysely<Schema>): ApprovedProposalStore {
  return {
    async list() {
      const { rows } = await sql<ApprovedProposal>`
        select proposal_id as "proposalId", kind, payload, reason,
          json_build_array(first_name, second_name) as by from approved_proposals()`.execute(db);
      return rows;
    },
    async end({ proposalId, subject, isDone, outcome, at }) {
      const { rows } = await sql<{ isEnded: boolean }>`
        select end_approved_proposal(${proposalId}, ${subject}, ${isDone}, ${outcome}, ${at}) as "isEnded"`.execute(db);
      return rows[0]?.isEnded === true;
    },
  };
}
