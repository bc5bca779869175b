import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { DeskPlayer, DeskPlayerStore, DeskPlayerSummary, WalletRow } from './desk-player-store';
import { selectDetails } from './postgres-player-details';
import type { Schema } from '../../database/tables/schema';

const MOST_FOUND = 20;
const PLAYER_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const SUMMARY = sql`a.id as "accountId", a.player_id as "playerId", o.player_id as "externalId", a.nickname,
  a.currency_id as "currencyId"`;

/** Pattern for texts that begin with this one: signs of patterns are escaped (bad input row 311). */
const beginOf = (text: string): string => `${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

async function find(db: Kysely<Schema>, text: string): Promise<DeskPlayerSummary[]> {
  const key = text.toLowerCase();
  const begin = beginOf(key);
  const { rows } = await sql<DeskPlayerSummary>`
    select ${SUMMARY} from accounts a left join operator_players o on o.account_id = a.id
    where a.id in (
      (select id from accounts where lower(nickname) like ${begin} order by lower(nickname) limit ${MOST_FOUND})
      union (select id from accounts where lower(username) like ${begin} order by lower(username) limit ${MOST_FOUND})
      union (select account_id from operator_players where lower(player_id) like ${begin} limit ${MOST_FOUND})
      union (select id from accounts where player_id = ${PLAYER_ID.test(key) ? key : null}::uuid)
      union (select account_id from bets where order_no = ${text.toUpperCase()}))
    order by lower(a.nickname), a.id limit ${MOST_FOUND}`.execute(db);
  return rows;
}

async function read(db: Kysely<Schema>, where: RawBuilder<unknown>): Promise<DeskPlayer | null> {
  const { rows } = await sql<DeskPlayer>`
    select ${SUMMARY}, a.lang, a.time_zone as "timeZone", a.created_at as "createdAt",
      case when w.is_seamless then greatest(coalesce(w.operator_balance, 0), 0) else w.balance end as balance, w.debt,
      w.is_seamless as "isSeamless", (
        select coalesce(sum(stake), 0) from bets where account_id = a.id and settle_time is null) as "openStakes", (
        select json_build_object('reason', f.reason, 'set_by', d.name, 'set_at', f.set_at)
        from player_freezes f join desk_operators d on d.id = f.set_by
        where f.account_id = a.id and f.ended_at is null) as freeze
    from accounts a join wallets w on w.account_id = a.id left join operator_players o on o.account_id = a.id
    where ${where}`.execute(db);
  return rows[0] ?? null;
}

/** The balance after the newest row is that of the wallet. */
async function wallet(
  db: Kysely<Schema>,
  ...[accountId, before, limit]: Parameters<DeskPlayerStore['wallet']>
): Promise<WalletRow[]> {
  const { rows } = await sql<WalletRow>`
    select t.id as "transactionId", t.kind, t.order_no as "orderNo", t.at, e.amount, e.balance
    from (
      select transaction_id, amount, sum(amount) over (order by transaction_id) as balance
      from ledger_entries where account = ${`player:${accountId}`}
    ) e join ledger_transactions t on t.id = e.transaction_id
    where ${before}::bigint is null or t.id < ${before}::bigint
    order by t.id desc limit ${limit}`.execute(db);
  return rows;
}

export function createDeskPlayerStore(db: Kysely<Schema>): DeskPlayerStore {
  return {
    find: (text) => find(db, text),
    read: (playerId) => read(db, sql`a.player_id = ${playerId}::uuid`),
    details: (accountId, playerId, at) => selectDetails(db, { accountId, playerId, at }),
    wallet: (...query) => wallet(db, ...query),
    async accountOf(playerId) {
      const { rows } = await sql<{ id: number }>`select id from accounts where player_id = ${playerId}::uuid`.execute(
        db,
      );
      return rows[0]?.id ?? null;
    },
    async endSessions(accountId, at) {
      const { numAffectedRows } = await sql`
        update sessions set ended_at = ${at}, ended_by = 'signed_out'
        where account_id = ${accountId} and ended_at is null`.execute(db);
      return Number(numAffectedRows ?? 0n);
    },
    async adjust(proposalId, at) {
      const { rows } = await sql<{ id: number | null }>`select adjust_wallet(${proposalId}, ${at}) as id`.execute(db);
      return rows[0]?.id ?? null;
    },
    async unfreeze(proposalId, at) {
      await sql`select unfreeze_player(${proposalId}, ${at})`.execute(db);
    },
    async freeze({ accountId, reason, operatorId, at }) {
      const { rows } = await sql<{ frozen: boolean }>`
        select freeze_player(${accountId}, ${reason}, ${operatorId}, ${at}) as frozen`.execute(db);
      return rows[0]?.frozen === true;
    },
  };
}
