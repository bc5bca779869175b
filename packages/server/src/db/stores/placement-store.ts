import type { Kysely } from 'kysely';

import type { PlacementStore } from '../../ports/placement-store';
import { orUnknown } from '../lost-connection';
import { commitPlacement } from '../placement/commit-placement';
import { readBench } from '../placement/read-bench';
import type { Schema } from '../schema';

export function createPlacementStore(db: Kysely<Schema>): PlacementStore {
  return {
    async find(accountId, requestId) {
      const row = await db
        .selectFrom('placements')
        .select(['body_hash as bodyHash', 'answer'])
        .where('account_id', '=', accountId)
        .where('request_id', '=', requestId)
        .executeTakeFirst();
      return row ?? null;
    },
    async giveUp(account_id, request_id, at) {
      await db
        .insertInto('placements')
        .values({ account_id, request_id, body_hash: '', answer: null, at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    read: (query, hold) => orUnknown(() => readBench(db, query, hold)),
    commit: (placement) => orUnknown(() => commitPlacement(db, placement)),
  };
}
