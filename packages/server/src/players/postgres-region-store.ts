import { sql, type Kysely } from 'kysely';

import type { RegionDecision, RegionStore } from './region-store';
import { gatherWrites } from '../database/gather-writes';
import type { Schema } from '../database/tables/schema';

export function createRegionStore(db: Kysely<Schema>): RegionStore {
  return { record: gatherWrites<RegionDecision>((decisions) => writeDecisions(db, decisions)) };
}

/** One parameter, so that the number of rows is not limited. */
async function writeDecisions(db: Kysely<Schema>, decisions: readonly RegionDecision[]): Promise<void> {
  await sql`
    insert into region_decisions (account_id, request_id, network, country, allowed, at)
    select d."accountId", d."requestId", d.network, d.country, d.allowed, d.at
    from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb) as d (
      "accountId" bigint, "requestId" text, network cidr, country text, allowed boolean, at bigint)`.execute(db);
}
