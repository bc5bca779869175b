import { type Kysely, sql } from 'kysely';

import type {
  Delivery,
  OpenDebit,
  PresentQuery,
  PresentState,
  SeamlessStore,
  TakenDebit,
  WalletOwner,
} from './seamless-store';
import { playerEvents } from '../bus';
import { MAX_FEED_AGE_MS } from '../catalogue';
import type { Schema } from '../database/tables/schema';
import { reportedBalances } from '../ledger/postgres';
import { PREPARED } from '../database/timed-pool';
import { selectMovements } from './postgres-movements';
import { gatherReads } from '../platform/concurrency/gather-batches';

export function createSeamlessStore(db: Kysely<Schema>): SeamlessStore {
  return {
    ...players(db),
    ...debits(db),
    ...deliveries(db),
    movements: (from, to) => selectMovements(db, from, to),
  };
}

type Players = Pick<SeamlessStore, 'declareMode' | 'ownerOf' | 'presentOf' | 'lockDebt' | 'withoutBalance'>;

const MOST_OWNERS = 50_000;

function players(db: Kysely<Schema>): Players {
  return {
    declareMode: (isSeamless) => declareMode(db, isSeamless),
    ownerOf: rememberOwners(gatherReads((accountIds: readonly number[]) => readOwners(db, accountIds))),
    presentOf: gatherReads((queries: readonly PresentQuery[]) => readPresent(db, queries)),
    async lockDebt(accountId) {
      const { rows } = await sql<{ debt: bigint }>`
        select debt from wallets where account_id = ${accountId} for no key update`.execute(db);
      return rows[0]?.debt ?? 0n;
    },
    async withoutBalance(most) {
      const { rows } = await sql<WalletOwner>`
        select w.account_id as "accountId", w.currency_id as "currencyId", p.player_id as "playerId"
        from wallets w join operator_players p using (account_id)
        where w.is_seamless and w.operator_balance_at is null order by w.account_id limit ${most}`.execute(db);
      return rows;
    },
  };
}

async function readOwners(db: Kysely<Schema>, accountIds: readonly number[]): Promise<readonly (WalletOwner | null)[]> {
  const { rows } = await sql<WalletOwner>`${PREPARED}
    select p.account_id as "accountId", w.currency_id as "currencyId", p.player_id as "playerId"
    from operator_players p join wallets w using (account_id)
    where p.account_id = any(${accountIds}::bigint[]) and w.is_seamless`.execute(db);
  const owners = new Map(rows.map((owner) => [owner.accountId, owner]));
  return accountIds.map((accountId) => owners.get(accountId) ?? null);
}

/** Owners never change. */
function rememberOwners(read: SeamlessStore['ownerOf']): SeamlessStore['ownerOf'] {
  const known = new Map<number, WalletOwner>();
  return async (accountId) => {
    const owner = known.get(accountId) ?? (await read(accountId));
    if (known.size >= MOST_OWNERS) known.clear();
    if (owner !== null) known.set(accountId, owner);
    return owner;
  };
}

/** In their order. */
async function readPresent(db: Kysely<Schema>, queries: readonly PresentQuery[]): Promise<PresentState[]> {
  const asked = queries.map(({ accountId, orderNos }, n) => ({ n, account_id: accountId, order_nos: orderNos }));
  const { rows } = await sql<PresentState>`${PREPARED}
    select greatest(coalesce(w.operator_balance, 0), 0) as balance, coalesce((
      select json_agg(json_build_object('orderNo', order_no, 'receiveStatus', receive_status, 'rejectReason', reject_reason))
      from bets where order_no = any(q.order_nos)), '[]') as bets
    from json_to_recordset(${JSON.stringify(asked)}::json) as q (n integer, account_id bigint, order_nos text[])
      left join wallets w using (account_id) order by q.n`.execute(db);
  return rows;
}

/** A database has one kind of wallets for good. */
async function declareMode(db: Kysely<Schema>, isSeamless: boolean): Promise<boolean> {
  if (isSeamless)
    await sql`
      insert into wallet_mode (is_seamless) select true where not exists (select from wallets) on conflict do nothing`.execute(
      db,
    );
  const stored = await db.selectFrom('wallet_mode').select('is_seamless').executeTakeFirst();
  return (stored?.is_seamless ?? false) === isSeamless;
}

type Debits = Pick<SeamlessStore, 'recordDebits' | 'lockDebits' | 'endDebits' | 'lostDebits' | 'addRollbacks'>;

function debits(db: Kysely<Schema>): Debits {
  return {
    recordDebits: (taken, at) => recordDebits(db, taken, at),
    async lockDebits(orderNos, locksMs) {
      const { rows } = await sql<OpenDebit>`${PREPARED}
        with bound as materialized (
          select set_config('lock_timeout', ${String(locksMs ?? 0)}, true)
        ), locked as materialized (
          -- By order number: the index of open debits also has those decided since the last vacuum.
          select order_no, account_id, currency_id, amount, state from bound, wallet_debits d
          where order_no = any(${orderNos}::text[]) order by order_no for update of d
        )
        select order_no as "orderNo", account_id as "accountId", currency_id as "currencyId", amount
        from locked where state = 'sent' order by order_no`.execute(db);
      return rows;
    },
    async endDebits(ends, balances) {
      if (ends.length === 0) return;
      await sql`${PREPARED}
        with ${reportedBalances(balances)}
        update wallet_debits d set state = n.outcome, end_id = n.transaction_id, ended_at = clock_timestamp()
        from unnest(
          ${ends.map(({ orderNo }) => orderNo)}::text[],
          ${ends.map(({ outcome }) => outcome)}::text[],
          ${ends.map(({ transactionId }) => transactionId)}::bigint[]
        ) as n (order_no, outcome, transaction_id)
        where d.order_no = n.order_no`.execute(db);
    },
    async lostDebits(olderThanMs, most) {
      const { rows } = await sql<{ order_no: string }>`
        select order_no from wallet_debits
        where state = 'sent' and sent_at < clock_timestamp() - make_interval(secs => ${olderThanMs} / 1000.0)
        order by sent_at limit ${most}`.execute(db);
      return rows.map(({ order_no }) => order_no);
    },
    async addRollbacks(debits) {
      if (debits.length === 0) return;
      const rows = debits.map(({ orderNo, accountId, currencyId, amount }) => ({
        ...({ movement_id: orderNo, kind: 'rollback', order_no: orderNo } as const),
        ...{ account_id: accountId, currency_id: currencyId, amount },
      }));
      await db.insertInto('wallet_deliveries').values(rows).execute();
    },
  };
}

async function recordDebits(
  db: Kysely<Schema>,
  taken: readonly TakenDebit[],
  at: number,
): Promise<ReadonlySet<string>> {
  if (taken.length === 0) return new Set();
  const rows = taken.map(({ orderNo, accountId, balance, isPrompt }) => ({
    ...{ order_no: orderNo, account_id: accountId, balance: balance.toString(), is_prompt: isPrompt },
    event: playerEvents([{ orderNo, accountId }])[0],
  }));
  const { rows: decided } = await sql<{ orderNo: string }>`${PREPARED}
    select decided as "orderNo" from record_debits(${JSON.stringify(rows)}::jsonb, ${taken.map(({ orderNo }) => orderNo)}::text[],
      ${taken.map(({ accountId }) => accountId)}::bigint[], ${at}::bigint, ${MAX_FEED_AGE_MS.inPlay}) decided`.execute(
    db,
  );
  return new Set(decided.map(({ orderNo }) => orderNo));
}

type Deliveries = Pick<SeamlessStore, 'hasOpenCredits' | 'due' | 'lockDelivery' | 'endDelivery' | 'postponeDelivery'>;

function deliveries(db: Kysely<Schema>): Deliveries {
  return {
    async hasOpenCredits(accountId) {
      const { rows } = await sql`
        select from wallet_deliveries where account_id = ${accountId} and kind = 'credit' and outcome is null limit 1`.execute(
        db,
      );
      return rows.length > 0;
    },
    async due(most) {
      const { rows } = await sql<Delivery>`
        select d.number, d.movement_id as "movementId", d.kind, d.order_no as "orderNo", d.amount, d.attempts,
          d.account_id as "accountId", d.currency_id as "currencyId", p.player_id as "playerId",
          (extract(epoch from clock_timestamp() - d.created_at) * 1000)::float8 as "ageMs"
        from wallet_deliveries d join operator_players p using (account_id)
        where d.outcome is null and d.next_at <= clock_timestamp() and not exists (
          select from wallet_deliveries e where e.outcome is null and e.account_id = d.account_id
            and e.order_no is not distinct from d.order_no and e.number < d.number)
        order by d.next_at, d.number limit ${most}`.execute(db);
      return rows;
    },
    async lockDelivery(number) {
      const { rows } = await sql`
        select from wallet_deliveries where number = ${number} and outcome is null for update`.execute(db);
      return rows.length > 0;
    },
    async endDelivery(number, outcome, transactionId) {
      await sql`
        update wallet_deliveries set outcome = ${outcome}, end_id = ${transactionId}, ended_at = clock_timestamp(),
          attempts = attempts + 1
        where number = ${number}`.execute(db);
    },
    async postponeDelivery(number, waitMs, failure) {
      await sql`
        update wallet_deliveries set attempts = attempts + 1, last_failure = ${failure.slice(0, 200)},
          next_at = clock_timestamp() + make_interval(secs => ${waitMs} / 1000.0)
        where number = ${number} and outcome is null`.execute(db);
    },
  };
}
