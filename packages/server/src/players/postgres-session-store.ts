import { sql, type Kysely } from 'kysely';

import type { Session, SessionStore, TicketStore } from './player-store';
import type { Schema } from '../database/tables/schema';
import { PREPARED } from '../database/timed-pool';

/** More than the one of each sign-in. */
const SWEPT = 20;

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
        .leftJoin('session_times as t', 't.account_id', 's.account_id')
        .select([
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
        .where('s.token_hash', '=', tokenHash)
        .modifyFront(PREPARED)
        .executeTakeFirst();
      if (found === undefined) return null;
      const { dayStart, usedMs, updatedAt, ...session } = found;
      const isStored = dayStart !== null && usedMs !== null && updatedAt !== null;
      return { ...session, time: isStored ? { dayStart, usedMs, updatedAt } : null };
    },
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
