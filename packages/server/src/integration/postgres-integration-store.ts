import { NO_OPERATOR_LIMITS } from '@clutchline/domain';
import { sql, type Kysely } from 'kysely';

import type { IntegrationStore, OpenBet, Transfer } from './integration-store';
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
    useSignature: (signature, times) => useOnce(db, 'operator_signatures', signature, times),
    useToken: (tokenHash, times) => useOnce(db, 'operator_tokens', tokenHash, times),
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
    ...openBetsAndLimits(db),
  };
}

function playersAndTransfers(
  db: Kysely<Schema>,
): Pick<IntegrationStore, 'accountOf' | 'addPlayer' | 'transfer' | 'addTransfer' | 'openStakes' | 'debtOf'> {
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
    async debtOf(accountId) {
      const wallet = await db
        .selectFrom('wallets')
        .select('debt')
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      return wallet.debt;
    },
  };
}

function openBetsAndLimits(db: Kysely<Schema>): Pick<IntegrationStore, 'openBets' | 'limitsOf' | 'writeLimits'> {
  return {
    async openBets(accountId) {
      const { rows } = await sql<OpenBet>`
        select b.stake, b.cap, b.sizes, array_agg(l.odd order by l.position) as odds
        from bets b join bet_legs l using (order_no)
        where b.account_id = ${accountId} and b.settle_time is null and not b.is_pool
        group by b.order_no`.execute(db);
      return rows;
    },
    async limitsOf(accountId) {
      const row = await db
        .selectFrom('operator_limits')
        .select(['day_stake as dayStake', 'day_loss as dayLoss', 'session_minutes as sessionMinutes'])
        .select(['stake_factor as stakeFactor', 'excluded_until as excludedUntil'])
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row ?? NO_OPERATOR_LIMITS;
    },
    async writeLimits(accountId, { dayStake, dayLoss, sessionMinutes, stakeFactor, excludedUntil }) {
      const amounts = { day_stake: dayStake, day_loss: dayLoss };
      const stored = {
        ...amounts,
        session_minutes: sessionMinutes,
        stake_factor: stakeFactor,
        excluded_until: excludedUntil,
      };
      await db
        .insertInto('operator_limits')
        .values({ account_id: accountId, ...stored })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(stored))
        .execute();
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

const KEY_OF = {
  operator_requests: 'key_hash',
  operator_signatures: 'signature',
  operator_tokens: 'token_hash',
} as const;

async function useOnce(
  db: Kysely<Schema>,
  table: 'operator_signatures' | 'operator_tokens',
  key: Uint8Array,
  { expiresAt, now }: { readonly expiresAt: number; readonly now: number },
): Promise<boolean> {
  await sweep(db, table, now);
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${sql.ref(KEY_OF[table])}, expires_at) values (${Buffer.from(key)}, ${expiresAt})
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

async function sweep(db: Kysely<Schema>, table: keyof typeof KEY_OF, now: number): Promise<void> {
  const key = KEY_OF[table];
  await sql`
    delete from ${sql.table(table)} where ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${sql.table(table)} where expires_at < ${now}
      order by expires_at limit ${SWEPT} for update skip locked)`.execute(db);
}
