import { CompiledQuery, sql, type Kysely } from 'kysely';

import type { Session, SessionStore, SessionUsage, SessionUse, TicketStore } from './player-store';
import type { Schema } from '../database/tables/schema';
import { gatherReads } from '../platform/concurrency/gather-batches';
import { gatherWrites } from '../database/gather-writes';
import { MARK } from '../database/timed-pool';

/** More than the one of each sign-in. */
const SWEPT = 20;

export function createSessionStore(db: Kysely<Schema>): SessionStore {
  // Does not yield to the event loop while holding row locks.
  const findOne = async (tokenHash: string) => (await findSessions(db, [tokenHash]))[0] ?? null;
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
    find: db.isTransaction ? findOne : gatherReads((tokenHashes: readonly string[]) => findSessions(db, tokenHashes)),
    addUsage: gatherWrites<SessionUsage>((usages) => addUsages(db, usages)),
    endBeyond: (bound) => endBeyond(db, bound),
    sweep: (before) => sweep(db, before),
    touch: gatherWrites<SessionUse>((uses) => touchAll(db, uses)),
    endAllOf: (accountId, at) => end(db, { accountId, at, by: 'signed_out' }),
    end: async (tokenHash, at, by) => (await end(db, { tokenHash, at, by })) > 0,
  };
}

interface SessionRow extends Omit<Session, 'time'> {
  readonly tokenHash: string;
  readonly dayStart: number | null;
  readonly usedMs: number | null;
  readonly updatedAt: number | null;
}

/** As text, because building it takes longer than the rest of a look-up in this process. */
const FIND = `${MARK}
  select token_hash as "tokenHash", account_id as "accountId", currency_id as "currencyId", lang, time_zone as "timeZone",
    created_at as "createdAt", last_used_at as "lastUsedAt", expires_at as "expiresAt", ended_by as "endedBy",
    day_start as "dayStart", used_ms as "usedMs", updated_at as "updatedAt"
  from find_sessions($1::text[])`;

/** One statement for what is looked up at once. */
async function findSessions(db: Kysely<Schema>, tokenHashes: readonly string[]): Promise<readonly (Session | null)[]> {
  const { rows } = await db.executeQuery<SessionRow>(CompiledQuery.raw(FIND, [tokenHashes]));
  const found = new Map(
    rows.map(({ tokenHash, dayStart, usedMs, updatedAt, ...session }) => {
      const isStored = dayStart !== null && usedMs !== null && updatedAt !== null;
      return [tokenHash, { ...session, time: isStored ? { dayStart, usedMs, updatedAt } : null }] as const;
    }),
  );
  return tokenHashes.map((tokenHash) => found.get(tokenHash) ?? null);
}

type Part<Name extends keyof SessionStore> = Parameters<SessionStore[Name]>;

interface SessionEnd {
  readonly tokenHash?: string;
  readonly accountId?: number;
  readonly at: number;
  readonly by: 'signed_out' | 'replaced';
}

async function end(db: Kysely<Schema>, { tokenHash, accountId, at, by }: SessionEnd): Promise<number> {
  const living = db.updateTable('sessions').set({ ended_at: at, ended_by: by }).where('ended_at', 'is', null);
  const chosen =
    tokenHash === undefined
      ? living.where('account_id', '=', accountId ?? 0)
      : living.where('token_hash', '=', tokenHash);
  return Number((await chosen.executeTakeFirst()).numUpdatedRows);
}

/** A crash loses half a second of use. Locks in one order, as several processes may touch the same sessions. */
async function touchAll(db: Kysely<Schema>, uses: readonly SessionUse[]): Promise<void> {
  await sql`
    with quick as (select set_config('synchronous_commit', 'off', true)),
    used as (
      select token_hash, max(at) as at
      from unnest(${uses.map(({ tokenHash }) => tokenHash)}::text[], ${uses.map(({ at }) => at)}::bigint[]) as u (token_hash, at)
      group by token_hash),
    locked as materialized (
      select s.token_hash, used.at from sessions s join used using (token_hash)
      order by s.token_hash for no key update of s)
    update sessions s set last_used_at = locked.at from locked, quick where s.token_hash = locked.token_hash`.execute(
    db,
  );
}

/** All processes add to the same day. */
async function addUsages(db: Kysely<Schema>, usages: readonly SessionUsage[]): Promise<void> {
  await sql`
    with quick as (select set_config('synchronous_commit', 'off', true)),
    used as (
      select distinct on (account_id) *
      from unnest(
        ${usages.map(({ accountId }) => accountId)}::bigint[], ${usages.map(({ dayStart }) => dayStart)}::bigint[],
        ${usages.map(({ at }) => at)}::bigint[], ${usages.map(({ pauseMs }) => pauseMs)}::bigint[]
      ) as u (account_id, day_start, at, pause_ms)
      order by account_id, at desc)
    insert into session_times as t (account_id, day_start, used_ms, updated_at)
    select account_id, day_start, 0, at from used, quick order by account_id
    on conflict (account_id) do update set day_start = excluded.day_start,
      used_ms = case when t.day_start = excluded.day_start then t.used_ms else 0 end
        + case when excluded.updated_at - t.updated_at between 0 and (select pause_ms from used where account_id = t.account_id)
            then excluded.updated_at - greatest(t.updated_at, excluded.day_start) else 0 end,
      updated_at = greatest(t.updated_at, excluded.updated_at)`.execute(db);
}

async function endBeyond(db: Kysely<Schema>, { accountId, most, at }: Part<'endBeyond'>[0]): Promise<number> {
  const { numAffectedRows } = await sql`
    update sessions set ended_at = ${at}, ended_by = 'replaced' where ended_at is null and token_hash in (
      select token_hash from sessions where account_id = ${accountId} and ended_at is null and expires_at > ${at}
      order by created_at desc, token_hash offset ${most})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** The audit reports other missing rows. */
async function sweep(db: Kysely<Schema>, before: number): Promise<void> {
  await sql`
    delete from sessions where token_hash in (
      select token_hash from sessions
      where last_used_at < ${before} and (ended_at < ${before} or expires_at < ${before})
      order by last_used_at limit ${SWEPT} for update skip locked)`.execute(db);
}

/** More than the one issued. */
const TICKETS_SWEPT = 20;

export function createTicketStore(db: Kysely<Schema>): TicketStore {
  return {
    async put({ ticketHash, accountId, tokenHash, expiresAt }, now) {
      await db
        .with('dead', (dead) =>
          dead
            .selectFrom('push_tickets')
            .select('ticket_hash')
            .where('expires_at', '<=', now)
            .limit(TICKETS_SWEPT)
            .forUpdate()
            .skipLocked(),
        )
        .with('swept', (swept) =>
          swept
            .deleteFrom('push_tickets')
            .where('ticket_hash', 'in', (dead) => dead.selectFrom('dead').select('ticket_hash')),
        )
        .insertInto('push_tickets')
        .values({ ticket_hash: ticketHash, account_id: accountId, session_hash: tokenHash, expires_at: expiresAt })
        .execute();
    },
    async redeem(ticketHash) {
      const ticket = await db
        .deleteFrom('push_tickets')
        .where('ticket_hash', '=', ticketHash)
        .returning([
          'ticket_hash as ticketHash',
          'account_id as accountId',
          'session_hash as tokenHash',
          'expires_at as expiresAt',
        ])
        .executeTakeFirst();
      return ticket ?? null;
    },
  };
}
