import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Schema } from '../database/tables/schema';
import type {
  AnnouncementPage,
  AnnouncementStore,
  AnnouncementSummary,
  NewAnnouncement,
  Reader,
  SavedAnnouncement,
  StoredAnnouncement,
} from './announcement-store';

const PLAIN = sql`
  a.id, a.revision, a.type, a.severity, a.publish_at as "publishAt", a.expires_at as "expiresAt",
  a.pinned as "isPinned", a.audience, a.spoils, a.maintenance, a.approved_by as "approvedBy", a.changed_at as "changedAt",
  a.withdrawn_at as "withdrawnAt", a.withdrawn_by as "withdrawnBy"`;
const COLUMNS = sql`${PLAIN}, a.texts`;

export function createAnnouncementStore(db: Kysely<Schema>): AnnouncementStore {
  return {
    page: (reader, page) => selectPage(db, reader, page),
    banners: (reader, limit) => selectBanners(db, reader, limit),
    async one(reader, id) {
      const isShown = sql`a.id = ${id} and ${hasCome(sql`a.publish_at`, reader)} and ${isFor(reader)}`;
      return (await select(db, reader, sql`where ${isShown}`))[0] ?? null;
    },
    unread: (reader) => countUnread(db, reader),
    async markRead(reader, read) {
      await storeReads(
        db,
        sql`select ${reader.accountId}::bigint, a.id, max(n.revision)
        from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as n (announcement_id text, revision smallint)
        join announcements a on a.id = n.announcement_id and n.revision <= a.revision
        where ${hasCome(sql`a.publish_at`, reader)} and ${isFor(reader)} group by a.id order by a.id`,
      );
    },
    async markAllRead(reader) {
      await storeReads(
        db,
        sql`select ${reader.accountId}::bigint, a.id, a.revision from announcements a
        where ${isVisible(reader)} order by a.id`,
      );
    },
    hasDue: (now) => hasDue(db, now),
    markNotified: (now) => markNotified(db, now),
    all: () => selectSaved(db, sql`order by a.publish_at desc, a.id limit 1000`),
    summaries: (page) => selectSummaries(db, page),
    find: async (id) => (await selectSaved(db, sql`where a.id = ${id}`))[0] ?? null,
    hold: async (id) => (await selectSaved(db, sql`where a.id = ${id} for update`))[0] ?? null,
    async add(announcement, at) {
      const row = { id: announcement.id, ...columnsOf(announcement, at) };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('announcements')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    async replace(announcement, at) {
      await db
        .updateTable('announcements')
        .set(({ eb }) => ({ ...columnsOf(announcement, at), revision: eb('revision', '+', 1), notified_at: 0 }))
        .where('id', '=', announcement.id)
        .execute();
    },
    async withdraw(id, { by, at }) {
      await db
        .updateTable('announcements')
        .set({ withdrawn_at: at, withdrawn_by: by, notified_at: 0 })
        .where('id', '=', id)
        .execute();
    },
  };
}

async function countUnread(db: Kysely<Schema>, reader: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from announcements a left join announcement_reads r
      on r.announcement_id = a.id and r.account_id = ${reader.accountId}
    where ${isVisible(reader)} and coalesce(r.revision, 0) < a.revision`.execute(db);
  return rows[0]?.count ?? 0;
}

function columnsOf(announcement: NewAnnouncement, at: number) {
  const { type, severity, texts, publishAt, expiresAt, isPinned, audience, spoils, maintenance, approvedBy } =
    announcement;
  return {
    ...{ type, severity, spoils, pinned: isPinned, publish_at: publishAt, expires_at: expiresAt, changed_at: at },
    texts: JSON.stringify(texts),
    audience: JSON.stringify(audience),
    maintenance: maintenance === null ? null : JSON.stringify(maintenance),
    approved_by: [...approvedBy],
  };
}

async function select(
  db: Kysely<Schema>,
  { accountId }: Pick<Reader, 'accountId'>,
  rest: RawBuilder<unknown>,
): Promise<StoredAnnouncement[]> {
  const { rows } = await sql<StoredAnnouncement>`
    select ${COLUMNS}, coalesce(r.revision, 0) as "readRevision" from announcements a
    left join announcement_reads r on r.announcement_id = a.id and r.account_id = ${accountId}
    ${rest}`.execute(db);
  return rows;
}

async function selectSaved(db: Kysely<Schema>, rest: RawBuilder<unknown>): Promise<SavedAnnouncement[]> {
  const { rows } = await sql<SavedAnnouncement>`select ${COLUMNS} from announcements a ${rest}`.execute(db);
  return rows;
}

async function selectSummaries(
  db: Kysely<Schema>,
  { at, limit }: { readonly at: number | null; readonly limit: number },
): Promise<AnnouncementSummary[]> {
  const titles = sql`(select jsonb_agg(jsonb_build_object('lang', t->'lang', 'title', t->'title'))
    from jsonb_array_elements(a.texts) t)`;
  const { rows } = await sql<AnnouncementSummary>`
    select ${PLAIN}, ${titles} as titles from announcements a
    where ${at}::bigint is null or (a.withdrawn_at is null and (a.expires_at is null or a.expires_at > ${at}))
    order by a.publish_at desc, a.id limit ${limit}`.execute(db);
  return rows;
}

/** A player belongs to the games of followed teams and of bets of the last 30 days. */
function isFor({ accountId, currencyId, now }: Reader): RawBuilder<unknown> {
  const games = sql`
    select g.game_type_id from followed_teams f join team_games g on g.team_id = f.team_id where f.account_id = ${accountId}
    union select m.game_type_id from bets b join bet_legs l on l.order_no = b.order_no join matches m on m.id = l.game_id
    where b.account_id = ${accountId} and b.bet_time > ${now - 30 * 86_400_000}`;
  return sql`
    (not (a.audience->>'signedInOnly')::boolean or ${accountId}::bigint is not null)
    and (a.audience->'currencyIds' = '[]' or a.audience->'currencyIds' @> to_jsonb(${currencyId}::integer))
    and (a.audience->'gameTypeIds' = '[]'
      or exists (select from (${games}) own where a.audience->'gameTypeIds' @> to_jsonb(own.game_type_id)))`;
}

async function hasDue(db: Kysely<Schema>, now: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from announcements a where ${isDue(now)}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

async function markNotified(db: Kysely<Schema>, now: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update announcements a set notified_at = ${now} where ${isDue(now)}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

function isDue(now: number): RawBuilder<unknown> {
  const moments = sql`(a.publish_at), (a.expires_at), ((a.maintenance->>'banner_at')::bigint)`;
  return sql`a.publish_at <= ${now}
    and exists (select from (values ${moments}) as m (at) where m.at > a.notified_at and m.at <= ${now})`;
}

/** By this process's clock or, if the leader's is ahead, by its last notice: clients read at once after it (NEWS-4). */
function hasCome(moment: RawBuilder<unknown>, { now }: Pick<Reader, 'now'>): RawBuilder<unknown> {
  return sql`(${moment} <= greatest(${now}::bigint, a.notified_at))`;
}

function isVisible(reader: Reader): RawBuilder<unknown> {
  return sql`a.withdrawn_at is null and ${hasCome(sql`a.publish_at`, reader)}
    and (a.expires_at is null or not ${hasCome(sql`a.expires_at`, reader)}) and ${isFor(reader)}`;
}

async function selectPage(db: Kysely<Schema>, reader: Reader, { type, after, limit }: AnnouncementPage) {
  const follows =
    after === null
      ? sql`true`
      : sql`(a.pinned, a.publish_at, a.id) < (${after.isPinned}::boolean, ${after.publishAt}::bigint, ${after.id}::text)`;
  return await select(
    db,
    reader,
    sql`where ${isVisible(reader)} and ${follows} and (${type}::text is null or a.type = ${type})
    order by a.pinned desc, a.publish_at desc, a.id desc limit ${limit}`,
  );
}

/** Maintenance first. */
async function selectBanners(db: Kysely<Schema>, reader: Reader, limit: number) {
  const isAnnounced = sql`a.type = 'maintenance' and ${hasCome(sql`(a.maintenance->>'banner_at')::bigint`, reader)}
    and (a.maintenance->>'ends_at')::bigint > ${reader.now}`;
  return await select(
    db,
    reader,
    sql`where ${isVisible(reader)} and ((a.type <> 'maintenance' and a.severity = 'urgent') or (${isAnnounced}))
    order by a.type = 'maintenance' desc, a.publish_at desc, a.id limit ${limit}`,
  );
}

async function storeReads(db: Kysely<Schema>, rows: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into announcement_reads as r (account_id, announcement_id, revision) ${rows}
    on conflict (account_id, announcement_id) do update set revision = excluded.revision
    where r.revision < excluded.revision`.execute(db);
}
