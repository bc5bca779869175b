import { CompiledQuery, sql, type Kysely, type Selectable } from 'kysely';

import type { FavoriteStore } from '../board-store';
import { gatherReads } from '../../platform/concurrency/gather-batches';
import type { Schema } from '../../database/tables/schema';
import { MARK } from '../../database/timed-pool';
import { groupBy } from '../../platform/group-by';
import { yieldToEventLoop } from '../../platform/concurrency/yield-to-event-loop';

type FavoriteRow = Pick<Selectable<Schema['favourites']>, 'account_id' | 'game_id'>;

/** As text, because building it takes longer than the rest of a look-up in this process. */
const FIND = `${MARK} select account_id, game_id from favourites where account_id = any($1::bigint[])`;

/** One statement for the accounts that are looked up at once. */
async function findFavorites(db: Kysely<Schema>, accountIds: readonly number[]): Promise<readonly Set<number>[]> {
  const { rows } = await db.executeQuery<FavoriteRow>(CompiledQuery.raw(FIND, [accountIds]));
  const byAccount = groupBy(rows, ({ account_id }) => account_id);
  return accountIds.map((accountId) => new Set(byAccount.get(accountId)?.map(({ game_id }) => game_id)));
}

export function createFavoriteStore(db: Kysely<Schema>): FavoriteStore {
  return {
    // Every signed-in list is one.
    of: gatherReads(
      (accountIds: readonly number[]) => findFavorites(db, accountIds),
      () => yieldToEventLoop('list'),
    ),
    async add(accountId, gameId, max) {
      // Concurrent calls would not count each other's row.
      await sql`select from accounts where id = ${accountId} for no key update`.execute(db);
      const { rows } = await sql<{ known: boolean; there: boolean; count: number }>`
        select exists (select from matches where id = ${gameId} and kind <> 'virtual') as known,
          exists (select from favourites where account_id = ${accountId} and game_id = ${gameId}) as there,
          (select count(*) from favourites where account_id = ${accountId}) as count`.execute(db);
      const [row] = rows;
      if (row === undefined || !row.known) return 'no_match';
      if (row.there) return 'added';
      if (row.count >= max) return 'limit';
      await db
        .insertInto('favourites')
        .values({ account_id: accountId, game_id: gameId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return 'added';
    },
    async remove(accountId, gameId) {
      await db.deleteFrom('favourites').where('account_id', '=', accountId).where('game_id', '=', gameId).execute();
    },
  };
}
