import { MATCH_STATUS } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { Schema } from '../database/tables/schema';
import type { RevealedResult, SpoilerStore } from './spoiler-store';

export function createSpoilerStore(db: Kysely<Schema>): SpoilerStore {
  return {
    async mode(accountId) {
      const row = await db
        .selectFrom('spoiler_modes')
        .select('mode')
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row?.mode ?? null;
    },
    async setMode(accountId, mode) {
      await db
        .insertInto('spoiler_modes')
        .values({ account_id: accountId, mode })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ mode }))
        .execute();
    },
    revealed: async (accountId): Promise<RevealedResult[]> =>
      await db
        .selectFrom('revealed_results')
        .select(['game_id as gameId', 'round'])
        .where('account_id', '=', accountId)
        .orderBy('position')
        .execute(),
    reveal: (accountId, results, options) => reveal(db, accountId, { results, ...options }),
  };
}

interface Reveal {
  readonly results: readonly RevealedResult[];
  readonly now: number;
  readonly max: number;
}

/** The account is locked: concurrent calls would not count each other's rows. */
async function reveal(db: Kysely<Schema>, accountId: number, { results, now, max }: Reveal): Promise<void> {
  await sql`select from accounts where id = ${accountId} for no key update`.execute(db);
  await sql`
    insert into revealed_results (account_id, game_id, round)
    select ${accountId}::bigint, n."gameId", n.round
    from rows from (jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as ("gameId" bigint, round smallint))
      with ordinality as n ("gameId", round, position)
    where exists (select from finished_matches f where f.id = n."gameId")
      or exists (select from matches m where m.id = n."gameId" and (m.start_time <= ${now} or m.status > ${MATCH_STATUS.notStarted}))
    order by n.position
    on conflict do nothing`.execute(db);
  await sql`
    delete from revealed_results where account_id = ${accountId} and position <= (
      select position from revealed_results where account_id = ${accountId} order by position desc offset ${max} limit 1)`.execute(
    db,
  );
}
