import { sql, type Kysely } from 'kysely';

import type { IntegrationStore, Transfer } from './integration-store';
import type { Schema } from '../database/tables/schema';

/** More than the one added. */
const SWEPT = 20;

export function createIntegrationStore(db: Kysely<Schema>): IntegrationStore {
  return {
    async secretOf(keyId) {
      const { rows } = await sql<{ secret: Buffer }>`
        select secret from operator_keys
        where id = ${keyId} and (revoked_at is null or revoked_at > clock_timestamp())`.execute(db);
      return rows[0]?.secret ?? null;
    },
    async hasKeys() {
      const { rows } = await sql`select from operator_keys limit 1`.execute(db);
      return rows.length > 0;
    },
    async useSignature(signature, { expiresAt, now }) {
      await sweep(db, 'operator_signatures', now);
      const { numAffectedRows } = await sql`
        insert into operator_signatures (signature, expires_at) values (${Buffer.from(signature)}, ${expiresAt})
        on conflict do nothing`.execute(db);
      return numAffectedRows === 1n;
    },
    async lockRequest(keyHash) {
      const key = Buffer.from(keyHash);
      await sql`select pg_advisory_xact_lock(${key.readBigInt64BE(0).toString()}::bigint)`.execute(db);
      const row = await db
        .selectFrom('operator_requests')
        .select(['body_hash as bodyHash', 'answer'])
        .where('key_hash', '=', key)
        .executeTakeFirst();
      return row ?? null;
    },
    async storeRequest(keyHash, { bodyHash, answer }, { expiresAt, now }) {
      await sweep(db, 'operator_requests', now);
      await sql`
        insert into operator_requests (key_hash, body_hash, answer, expires_at)
        values (${Buffer.from(keyHash)}, ${Buffer.from(bodyHash)}, ${Buffer.from(answer)}, ${expiresAt})`.execute(db);
    },
    ...playersAndTransfers(db),
  };
}

function playersAndTransfers(
  db: Kysely<Schema>,
): Pick<IntegrationStore, 'accountOf' | 'addPlayer' | 'transfer' | 'addTransfer' | 'openStakes'> {
  return {
    async accountOf(playerId) {
      const row = await db
        .selectFrom('operator_players')
        .select('account_id as accountId')
        .where('player_id', '=', playerId)
        .executeTakeFirst();
      return row?.accountId ?? null;
    },
    async addPlayer(accountId, playerId) {
      await db.insertInto('operator_players').values({ account_id: accountId, player_id: playerId }).execute();
    },
    transfer: (transferId) => readTransfer(db, transferId),
    async addTransfer({ transferId, accountId, currencyId, kind, amount, balance, at }, transactionId) {
      const stored = {
        transfer_id: transferId,
        account_id: accountId,
        currency_id: currencyId,
        kind,
        amount,
        balance,
        at,
      };
      await db
        .insertInto('operator_transfers')
        .values({ ...stored, transaction_id: transactionId })
        .execute();
    },
    async openStakes(accountId) {
      const { rows } = await sql<{ stakes: string }>`
        select coalesce(sum(stake), 0)::text as stakes from bets
        where account_id = ${accountId} and settle_time is null`.execute(db);
      return BigInt(rows[0]?.stakes ?? 0);
    },
  };
}

async function readTransfer(db: Kysely<Schema>, transferId: string): Promise<Transfer | null> {
  const row = await db
    .selectFrom('operator_transfers')
    .select([
      'transfer_id as transferId',
      'account_id as accountId',
      'currency_id as currencyId',
      'kind',
      'amount',
      'balance',
      'at',
    ])
    .where('transfer_id', '=', transferId)
    .executeTakeFirst();
  return row ?? null;
}

async function sweep(
  db: Kysely<Schema>,
  table: 'operator_requests' | 'operator_signatures',
  now: number,
): Promise<void> {
  const key = table === 'operator_requests' ? 'key_hash' : 'signature';
  await sql`
    delete from ${sql.table(table)} where ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${sql.table(table)} where expires_at < ${now}
      order by expires_at limit ${SWEPT} for update skip locked)`.execute(db);
}
