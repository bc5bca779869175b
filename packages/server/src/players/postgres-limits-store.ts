import { type Kysely, sql } from 'kysely';

import type { ProtectionStore, SetProtection, RegionDecision, RegionStore } from './player-store';
import type { Schema } from '../database/tables/schema';
import { gatherWrites } from '../database/gather-writes';

export function createProtectionStore(db: Kysely<Schema>): ProtectionStore {
  return {
    async hold(accountId) {
      await db
        .updateTable('wallets')
        .set((wallet) => ({ version: wallet('version', '+', 1) }))
        .where('account_id', '=', accountId)
        .execute();
      return await readProtection(db, accountId);
    },
    read: (accountId) => readProtection(db, accountId),
    async writeLimit(accountId, { kind, value, pending }) {
      const stored = { value, pending_value: pending?.value ?? null, pending_from: pending?.from ?? null };
      await db
        .insertInto('player_limits')
        .values({ account_id: accountId, kind, ...stored })
        .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet(stored))
        .execute();
    },
    async writeBreak(accountId, { kind, until }, at) {
      await stopSlotTime(db, accountId, at);
      await db
        .insertInto('player_breaks')
        .values({ account_id: accountId, kind, until })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ kind, until }))
        .execute();
    },
    async realityCheck(accountId) {
      const row = await db
        .selectFrom('reality_checks')
        .select(['minutes', 'day_start as dayStart', 'seen_ms as seenMs'])
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row ?? null;
    },
    async writeRealityCheck(accountId, { minutes, dayStart, seenMs }) {
      const stored = { minutes, day_start: dayStart, seen_ms: seenMs };
      await db
        .insertInto('reality_checks')
        .values({ account_id: accountId, ...stored })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(stored))
        .execute();
    },
    async sumsSince(accountId, from) {
      const { rows } = await sql<{ staked: string; returned: string }>`
        select (coalesce(sum(stake) filter (where bet_time >= ${from}), 0) + (c.sums->>'paid')::numeric)::text as staked,
          (coalesce(sum(payout) filter (where settle_time >= ${from}), 0) + (c.sums->>'received')::numeric)::text as returned
        from (select chess_sums(${accountId}, ${from}) as sums) c
          left join bets on account_id = ${accountId} and (bet_time >= ${from} or settle_time >= ${from})
            and is_cancel = 0 and receive_status <> 2
        group by c.sums->>'paid', c.sums->>'received'`.execute(db);
      return { staked: BigInt(rows[0]?.staked ?? 0), returned: BigInt(rows[0]?.returned ?? 0) };
    },
  };
}

/**
 * A break stops the time of rented slots of auto chess (CHESS-7). If an earlier one had stopped it and is over, it counted
 * until then.
 */
async function stopSlotTime(db: Kysely<Schema>, accountId: number, at: number): Promise<void> {
  await sql`
    update chess_players p set
      until_7 = until_7 + case when until_7 > stopped_at then b.until - stopped_at else 0 end,
      until_8 = until_8 + case when until_8 > stopped_at then b.until - stopped_at else 0 end,
      stopped_at = null
    from player_breaks b
    where p.account_id = ${accountId} and b.account_id = p.account_id and p.stopped_at is not null and b.until <= ${at}`.execute(
    db,
  );
  await sql`
    update chess_players set stopped_at = ${at} where account_id = ${accountId} and stopped_at is null`.execute(db);
}

async function readProtection(db: Kysely<Schema>, accountId: number): Promise<SetProtection> {
  const limits = await db.selectFrom('player_limits').selectAll().where('account_id', '=', accountId).execute();
  const pause = await db
    .selectFrom('player_breaks')
    .select(['kind', 'until'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return {
    limits: limits.map(({ kind, value, pending_value, pending_from }) => ({
      kind,
      value,
      pending: pending_from === null ? null : { value: pending_value, from: pending_from },
    })),
    pause: pause ?? null,
  };
}

export function createRegionStore(db: Kysely<Schema>): RegionStore {
  return { record: gatherWrites<RegionDecision>((decisions) => writeDecisions(db, decisions)) };
}

/** One parameter for any number of rows. */
async function writeDecisions(db: Kysely<Schema>, decisions: readonly RegionDecision[]): Promise<void> {
  await sql`
    insert into region_decisions (account_id, request_id, network, country, allowed, at)
    select d."accountId", d."requestId", d.network, d.country, d.allowed, d.at
    from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb) as d (
      "accountId" bigint, "requestId" text, network cidr, country text, allowed boolean, at bigint)`.execute(db);
}
