import type { Kysely } from 'kysely';

import type { PoolStore } from './pool-store';
import { insertCounts, lastCounts, lockLastCounts, lockPaidCounts } from './postgres-pool-counts';
import { changedPools, poolStates, poolTickets } from './postgres-pool-stakes';
import type { Schema } from '../database/tables/schema';

export function createPoolStore(db: Kysely<Schema>): PoolStore {
  return {
    tickets: (playId) => poolTickets(db, playId),
    counts: (playIds) => lastCounts(db, playIds),
    lockCounts: (playId) => lockLastCounts(db, playId),
    insert: (counts) => insertCounts(db, counts),
    lockPaid: () => lockPaidCounts(db),
    async markPosted({ playId, currencyId, revision }, transactionId) {
      await db
        .updateTable('pool_closings')
        .set({ transaction_id: transactionId })
        .where('play_id', '=', playId)
        .where('currency_id', '=', currencyId)
        .where('revision', '=', revision)
        .execute();
    },
    states: (playIds, currencyId) => poolStates(db, playIds, currencyId),
    changedSince: (transactionId) => changedPools(db, transactionId),
  };
}
