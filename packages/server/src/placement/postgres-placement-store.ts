import type { PlacementStore } from './placement-store';
import { orUnknown } from '../database/lost-connection';
import { commitPlacement } from './postgres-commit-placement';
import { readPlacementSnapshot, type Reading } from './postgres-placement-snapshot';
import { sharePlacements } from './postgres-shared-placements';

/** Fewer cost less one by one (P5). */
export const LEAST_SHARED = 2;

/** Outside a transaction, what is read and committed at once shares its statements (P5). */
export function createPlacementStore(reading: Reading, leastShared = LEAST_SHARED): PlacementStore {
  const { db } = reading;
  const shared = db.isTransaction ? null : sharePlacements(reading, leastShared);
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
    read: (query, hold) =>
      shared === null || hold ? orUnknown(() => readPlacementSnapshot(reading, query, hold)) : shared.read(query),
    commit: (placement) =>
      shared === null || placement.offerOf !== null
        ? orUnknown(() => commitPlacement(db, placement))
        : shared.commit(placement),
  };
}
