import { sql, type Kysely } from 'kysely';

import type { FavoriteStore } from '../board-store';
import type { Schema } from '../../database/tables/schema';

export function createFavoriteStore(db: Kysely<Schema>): FavoriteStore {
  return {
    async of(accountId, gameIds) {
      const all = db.selectFrom('favourites').select('game_id').where('account_id', '=', accountId);
      const wanted = gameIds === null ? all : all.where(sql<boolean>`game_id = any(${gameIds}::bigint[])`);
      return new Set((await wanted.execute()).map((row) => row.game_id));
    },
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
