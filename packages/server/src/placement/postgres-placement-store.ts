import type { Kysely } from 'kysely';

import type { PlacementStore } from './placement-store';
import { orUnknown } from '../database/lost-connection';
import { commitPlacement } from './postgres-commit-placement';
import { readPlacementSnapshot } from './postgres-placement-snapshot';
import type { Schema } from '../database/tables/schema';

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
    async reserve({ accountId, requestId, bodyHash, answer, at }) {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('placements')
        .values({
          account_id: accountId,
          request_id: requestId,
          body_hash: bodyHash,
          answer: answer === null ? null : JSON.stringify(answer),
          at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },
    read: (query, hold) => orUnknown(() => readPlacementSnapshot(db, query, hold)),
    commit: (placement) => orUnknown(() => commitPlacement(db, placement)),
  };
}
