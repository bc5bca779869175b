import { sql, type Kysely } from 'kysely';

import type { Session, SessionStore, TicketStore } from './player-store';
import type { Schema } from '../database/tables/schema';
import { gatherReads } from '../platform/concurrency/gather-batches';
import { PREPARED } from '../database/timed-pool';

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
    addUsage: (accountId, time) => addUsage(db, accountId, time),
    endBeyond: (bound) => endBeyond(db, bound),
    sweep: (before) => sweep(db, before),
    async touch(tokenHash, at) {
      // A crash loses half a second of use.
      await sql`
        with quick as (select set_config('synchronous_commit', 'off', true))
        update sessions set last_used_at = ${at} from quick where token_hash = ${tokenHash}`.execute(db);
    },
    endAllOf: (accountId, at) => end(db, { accountId, at, by: 'signed_out' }),
    end: async (tokenHash, at, by) => (await end(db, { tokenHash, at, by })) > 0,
  };
}

/** One statement for what is looked up at once. */
async function findSessions(db: Kysely<Schema>, tokenHashes: readonly string[]): Promise<readonly (Session | null)[]> {
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .leftJoin('session_times as t', 't.account_id', 's.account_id')
    .select([
      's.token_hash as tokenHash',
      'a.id as accountId',
      'a.currency_id as currencyId',
      'a.lang',
      'a.time_zone as timeZone',
      's.created_at as createdAt',
      's.last_used_at as lastUsedAt',
      's.expires_at as expiresAt',
      's.ended_by as endedBy',
      't.day_start as dayStart',
      't.used_ms as usedMs',
      't.updated_at as updatedAt',
    ])
    .where(sql<boolean>`s.token_hash = any(${tokenHashes}::text[])`)
    .modifyFront(PREPARED)
    .execute();
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

/** All processes add to the same day. */
async function addUsage(db: Kysely<Schema>, ...[accountId, time]: Part<'addUsage'>): Promise<void> {
  const { dayStart, at, pauseMs } = time;
  await sql`
    with quick as (select set_config('synchronous_commit', 'off', true))
    insert into session_times as t (account_id, day_start, used_ms, updated_at)
    select ${accountId}, ${dayStart}, 0, ${at} from quick
    on conflict (account_id) do update set day_start = excluded.day_start,
      used_ms = case when t.day_start = excluded.day_start then t.used_ms else 0 end
        + case when excluded.updated_at - t.updated_at between 0 and ${pauseMs}
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
