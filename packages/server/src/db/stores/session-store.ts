import { sql, type Kysely } from 'kysely';

import type { Session, SessionStore } from '../../ports/session-store';
import type { Schema } from '../schema';

export function createSessionStore(db: Kysely<Schema>): SessionStore {
  return {
    async create({ tokenHash, accountId, createdAt, expiresAt }) {
      await db
        .insertInto('sessions')
        .values({
          token_hash: tokenHash,
          account_id: accountId,
          created_at: createdAt,
          last_used_at: createdAt,
          expires_at: expiresAt,
        })
        .execute();
    },
    async find(tokenHash): Promise<Session | null> {
      const found = await db
        .selectFrom('sessions as s')
        .innerJoin('accounts as a', 'a.id', 's.account_id')
        .select([
          'a.id as accountId',
          'a.currency_id as currencyId',
          'a.lang',
          'a.time_zone as timeZone',
          's.created_at as createdAt',
          's.last_used_at as lastUsedAt',
          's.expires_at as expiresAt',
          's.ended_by as endedBy',
        ])
        .where('s.token_hash', '=', tokenHash)
        .executeTakeFirst();
      return found ?? null;
    },
    async touch(tokenHash, at) {
      // Nobody waits for the disk: after a crash a session was used half a second earlier.
      await sql`
        with quick as (select set_config('synchronous_commit', 'off', true))
        update sessions set last_used_at = ${at} from quick where token_hash = ${tokenHash}`.execute(db);
    },
    async endAllOf(accountId, at) {
      const ended = await db
        .updateTable('sessions')
        .set({ ended_at: at, ended_by: 'signed_out' })
        .where('account_id', '=', accountId)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return Number(ended.numUpdatedRows);
    },
    async end(tokenHash, at, by) {
      const ended = await db
        .updateTable('sessions')
        .set({ ended_at: at, ended_by: by })
        .where('token_hash', '=', tokenHash)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return ended.numUpdatedRows > 0n;
    },
  };
}
