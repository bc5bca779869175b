import type { LiveState } from '@clutchline/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { ActiveLock, LockChange, LockedBoard, LockStore, LockSubject } from './lock-store';
import type { ChangedHide, ChangedPlay } from '../../catalogue';
import { toLive } from '../../catalogue/postgres';
import { inListStream } from '../../database/column-types';
import type { Schema } from '../../database/tables/schema';
import { PREPARED } from '../../database/timed-pool';

const TABLE_OF = { play: 'plays', match: 'matches', game: 'game_types' } as const;

async function changedOf(
  db: Kysely<Schema>,
  { scope, kind }: LockSubject,
  ids: readonly number[],
): Promise<LockedBoard> {
  const none: LockedBoard = { plays: [], hides: [], lives: [] };
  if (ids.length === 0) return none;
  if (kind === 'suspend') {
    const { rows } = await sql<ChangedPlay>`
      select p.id as "playId", p.game_id as "gameId", p.status, ${inListStream} as "inList"
      from plays p where p.id = any(${ids}::bigint[]) order by p.id`.execute(db);
    return { ...none, plays: rows };
  }
  if (scope === 'play') {
    const { rows } = await sql<ChangedHide>`
      select id as "playId", game_id as "gameId" from plays where id = any(${ids}::bigint[])`.execute(db);
    return { ...none, hides: rows };
  }
  const { rows } = await sql<LiveState & { id: number }>`
    select * from matches where id = any(${ids}::bigint[])`.execute(db);
  const lives = rows.map((row) => ({
    ...{ gameId: row.id, live: toLive(row), hideChanged: true },
    ...{ statusChanged: false, acceptsBetsChanged: false },
  }));
  return { ...none, lives };
}

async function changeLock(db: Kysely<Schema>, change: LockChange): Promise<LockedBoard> {
  const { subject, isSet, reason, operatorId, at } = change;
  const { rows } = await sql<{ id: number }>`
    select set_desk_lock(${subject.scope}, ${subject.id}, ${subject.kind}, ${isSet}, ${reason}, ${operatorId}, ${at}) as id`.execute(
    db,
  );
  return await changedOf(
    db,
    subject,
    rows.map(({ id }) => id),
  );
}

async function selectLocks(db: Kysely<Schema>, where: RawBuilder<unknown>): Promise<ActiveLock[]> {
  const { rows } = await sql<ActiveLock>`${PREPARED}
    select l.id as "lockId", l.scope, l.subject as id, l.kind, l.reason, o.name as "setBy", l.set_at as "setAt"
    from desk_locks l join desk_operators o on o.id = l.set_by
    where l.ended_at is null and ${where} order by l.id`.execute(db);
  return rows;
}

/** Locks of the subject, and of its match, game and everything. */
const holds = ({ scope, id }: LockSubject): RawBuilder<unknown> => {
  const match = scope === 'play' ? sql`(select game_id from plays where id = ${id})` : sql`${id}::bigint`;
  const game = scope === 'game' ? sql`${id}::bigint` : sql`(select game_type_id from matches where id = ${match})`;
  const own = sql`(l.scope = ${scope} and l.subject = ${id})`;
  const ofMatch = scope === 'play' ? sql`(l.scope = 'match' and l.subject = ${match})` : sql`false`;
  return sql`(${own} or ${ofMatch} or (l.scope = 'game' and l.subject = ${game}) or l.scope = 'all')`;
};

export function createLockStore(db: Kysely<Schema>): LockStore {
  return {
    async exists({ scope, id }) {
      if (scope === 'all') return true;
      const found = await db.selectFrom(TABLE_OF[scope]).select('id').where('id', '=', id).executeTakeFirst();
      return found !== undefined;
    },
    change: (change) => changeLock(db, change),
    async suspendAndPublish({ subject, reason, operatorId, at }) {
      const { rows } = await sql<{ plays: number }>`
        select suspend_and_publish(${subject.scope}, ${subject.id}, ${reason}, ${operatorId}, ${at}) as plays`.execute(
        db,
      );
      return rows[0]?.plays ?? 0;
    },
    async countHeldByAll() {
      const { rows } = await sql<{ plays: number }>`
        select count(*)::integer as plays from plays where desk_locks = 32 and feed_status = 1 and status = 2`.execute(
        db,
      );
      return rows[0]?.plays ?? 0;
    },
    active: () => selectLocks(db, sql`true`),
    holding: (subject) => selectLocks(db, holds(subject)),
  };
}
