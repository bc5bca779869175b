import { sql, type Kysely } from 'kysely';

import type { Account, AccountStore } from './player-store';
import type { Schema } from '../database/tables/schema';

const COLUMNS = [
  'id as accountId',
  'username',
  'password_hash as passwordHash',
  'nickname',
  'currency_id as currencyId',
  'lang',
  'time_zone as timeZone',
] as const;

/** Per account. */
const MOST_NETWORKS = 20;

export function createAccountStore(db: Kysely<Schema>): AccountStore {
  const accounts = () => db.selectFrom('accounts').select(COLUMNS);
  return {
    async byUsername(username): Promise<Account | null> {
      return (await accounts().where('username', '=', username).executeTakeFirst()) ?? null;
    },
    async byId(accountId): Promise<Account | null> {
      return (await accounts().where('id', '=', accountId).executeTakeFirst()) ?? null;
    },
    async create(account, at) {
      const created = await db
        .insertInto('accounts')
        .values({
          username: account.username,
          password_hash: account.passwordHash,
          nickname: account.nickname,
          currency_id: account.currencyId,
          lang: account.lang,
          time_zone: account.timeZone,
          created_at: at,
        })
        .onConflict((conflict) => conflict.column('username').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (created === undefined) return null;
      await db.insertInto('wallets').values({ account_id: created.id, currency_id: account.currencyId }).execute();
      return created.id;
    },
    async recordSignIn(accountId, network, at) {
      await sql`
        with noted as (
          insert into account_networks (account_id, network, seen_at) values (${accountId}, ${network}::cidr, ${at})
          on conflict (account_id, network) do update set seen_at = excluded.seen_at
        )
        delete from account_networks where account_id = ${accountId} and network in (
          select network from account_networks where account_id = ${accountId} and network <> ${network}::cidr
          order by seen_at desc offset ${MOST_NETWORKS - 1})`.execute(db);
    },
    async hasSignedInFrom(accountId, network) {
      const { rows } = await sql`
        select from account_networks where account_id = ${accountId} and network = ${network}::cidr`.execute(db);
      return rows.length > 0;
    },
    async setLang(accountId, lang) {
      await db.updateTable('accounts').set({ lang }).where('id', '=', accountId).execute();
    },
  };
}
