import type { Kysely } from 'kysely';

import type { PlacementStore } from '../../ports/placement-store';
import type { Schema } from '../schema';

export function createPlacementStore(db: Kysely<Schema>): PlacementStore {
  return {
    async find(accountId, requestId) {
      const found = await db
        .selectFrom('placements')
        .select(['body_hash as bodyHash', 'answer'])
        .where('account_id', '=', accountId)
        .where('request_id', '=', requestId)
        .executeTakeFirst();
      return found === undefined ? null : { accountId, requestId, ...found };
    },
    async insert({ accountId, requestId, bodyHash, answer }, at) {
      await db
        .insertInto('placements')
        .values({
          account_id: accountId,
          request_id: requestId,
          body_hash: bodyHash,
          answer: JSON.stringify(answer),
          at,
        })
        .execute();
    },
  };
}
