import { MATCH_STATUS, type Names } from '@clutchline/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Schema } from '../database/tables/schema';
import type {
  AddressedFeed,
  CalendarFeed,
  CalendarMatch,
  CalendarPeriod,
  CalendarStore,
  MatchSelection,
  TeamChange,
} from './calendar-store';

const FEED = ['id', 'name', 'scope', 'reminder', 'lang', 'created_at as createdAt'] as const;

export function createCalendarStore(db: Kysely<Schema>): CalendarStore {
  const listOf = (accountId: number) =>
    db.selectFrom('calendar_feeds').where('account_id', '=', accountId).where('revoked_at', 'is', null);
  return {
    followed: (accountId) => selectFollowed(db, accountId),
    follow: (accountId, changes, options) => follow(db, accountId, { changes, ...options }),
    async create({ accountId, tokenHash, createdAt, scope, ...feed }, max) {
      await lockAccount(db, accountId);
      const { count } = await listOf(accountId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      if (count >= max) return null;
      return await db
        .insertInto('calendar_feeds')
        .values({
          ...feed,
          account_id: accountId,
          token_hash: tokenHash,
          scope: JSON.stringify(scope),
          created_at: createdAt,
        })
        .returning(FEED)
        .executeTakeFirstOrThrow();
    },
    list: async (accountId): Promise<CalendarFeed[]> => await listOf(accountId).select(FEED).orderBy('id').execute(),
    async revoke(accountId, id, at) {
      await db
        .updateTable('calendar_feeds')
        .set({ revoked_at: at })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .execute();
    },
    async byToken(tokenHash): Promise<AddressedFeed | null> {
      const row = await db
        .selectFrom('calendar_feeds')
        .select([...FEED, 'account_id as accountId', 'revoked_at'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { revoked_at, ...feed } = row;
      return { ...feed, isRevoked: revoked_at !== null };
    },
    async nameOf(scope) {
      const [table, id] = tableOf(scope);
      const { rows } = await sql<{ names: Names }>`select names from ${sql.table(table)} where id = ${id}`.execute(db);
      return rows[0]?.names ?? null;
    },
    stateOf: (selection, period, accountId) => readState(db, selection, { period, accountId }),
    matches: (selection, period, accountId) => selectMatches(db, selection, { period, accountId }),
  };
}

type NamedScope = Parameters<CalendarStore['nameOf']>[0];

function tableOf(scope: NamedScope): readonly ['teams' | 'events' | 'game_types', number] {
  if (scope.kind === 'team') return ['teams', scope.team_id];
  return scope.kind === 'event' ? ['events', scope.event_id] : ['game_types', scope.game_type_id];
}

/** Concurrent calls would not count each other's row. */
async function lockAccount(db: Kysely<Schema>, accountId: number): Promise<void> {
  await sql`select from accounts where id = ${accountId} for no key update`.execute(db);
}

async function selectFollowed(db: Kysely<Schema>, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('followed_teams')
    .select('team_id')
    .where('account_id', '=', accountId)
    .orderBy('team_id')
    .execute();
  return rows.map(({ team_id }) => team_id);
}

interface Following {
  readonly changes: readonly TeamChange[];
  readonly max: number;
  readonly skipsUnknown: boolean;
}

async function follow(
  db: Kysely<Schema>,
  accountId: number,
  { changes, max, skipsUnknown }: Following,
): Promise<'done' | 'unknown' | 'limit'> {
  await lockAccount(db, accountId);
  const before = new Set(await selectFollowed(db, accountId));
  const after = new Set(before);
  const wanted = changes.filter(({ is_followed }) => is_followed === 1).map(({ team_id }) => team_id);
  const { rows } = await sql<{ id: number }>`select id from teams where id = any(${wanted}::bigint[])`.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  for (const { team_id, is_followed } of changes) {
    if (is_followed === 0) after.delete(team_id);
    else if (!known.has(team_id)) {
      if (!skipsUnknown) return 'unknown';
    } else if (after.size < max || after.has(team_id)) after.add(team_id);
    else if (!skipsUnknown) return 'limit';
  }
  const added = [...after].filter((id) => !before.has(id));
  const removed = [...before].filter((id) => !after.has(id));
  await sql`insert into followed_teams select ${accountId}, id from unnest(${added}::bigint[]) id order by id`.execute(
    db,
  );
  await sql`
    delete from followed_teams where account_id = ${accountId} and team_id = any(${removed}::bigint[])`.execute(db);
  return 'done';
}

interface Chosen {
  readonly period: CalendarPeriod;
  /** Of followed teams. */
  readonly accountId: number | null;
}

const IS_CANCELLED = sql`m.status = ${MATCH_STATUS.cancelled}`;

function announced(selection: MatchSelection, { period, accountId }: Chosen): RawBuilder<unknown> {
  const { from, to, cancelledSince } = period;
  return sql`
    matches m where m.kind = 'match' and m.is_hide = 0 and m.start_time between ${from} and ${to}
      and (not ${IS_CANCELLED} or m.schedule_changed_at >= ${cancelledSince}) and ${conditionOf(selection, accountId)}`;
}

function imported(selection: MatchSelection, { period: { from, to }, accountId }: Chosen): RawBuilder<unknown> {
  return sql`
    finished_matches m where m.is_history and m.ended_at >= ${from} and m.start_time between ${from} and ${to}
      and ${conditionOf(selection, accountId)}`;
}

/** Imported matches do not change. */
async function readState(db: Kysely<Schema>, selection: MatchSelection, chosen: Chosen): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat_ws('/', sum(count), sum(state)) as state from (
      select count(*) as count, sum(hashint8extended(m.id, m.schedule_rev::bigint)) as state
      from ${announced(selection, chosen)}
      union all select count(*), sum(hashint8extended(m.id, 0)) from ${imported(selection, chosen)}) s`.execute(db);
  return rows[0]?.state ?? '';
}

interface ChosenMatch extends Omit<CalendarMatch, 'team1' | 'team2' | 'eventNames' | 'gameNames'> {
  readonly eventId: number;
  readonly teamId1: number;
  readonly teamId2: number;
}

/** Of the board, and of the imported history, which has no later changes. */
async function selectMatches(db: Kysely<Schema>, selection: MatchSelection, chosen: Chosen): Promise<CalendarMatch[]> {
  const { rows } = await sql<ChosenMatch>`
    select m.id as "gameId", m.game_type_id as "gameTypeId", m.event_id as "eventId", m.team_id_1 as "teamId1",
      m.team_id_2 as "teamId2", m.stage_names as "stageNames", m.start_time as "startTime", m.best_of as "bestOf",
      m.time_confirmed as "isConfirmed", ${IS_CANCELLED} as "isCancelled", m.schedule_rev as revision,
      coalesce(m.schedule_changed_at, m.start_time) as "changedAt"
    from ${announced(selection, chosen)}
    union all
    select m.id, m.game_type_id, m.event_id, m.team_id_1, m.team_id_2, m.stage_names, m.start_time, m.best_of,
      true, m.void_reason is not null, 0, m.start_time
    from ${imported(selection, chosen)}
    order by "startTime", "gameId" limit ${chosen.period.limit}`.execute(db);
  return await withNames(db, rows);
}

/** Each name is read once: a calendar has many matches of the same teams and events. */
async function withNames(db: Kysely<Schema>, matches: readonly ChosenMatch[]): Promise<CalendarMatch[]> {
  const idsOf = (read: (match: ChosenMatch) => readonly number[]): number[] => [...new Set(matches.flatMap(read))];
  const [teams, events, games] = await Promise.all([
    namesById(
      db,
      'teams',
      idsOf(({ teamId1, teamId2 }) => [teamId1, teamId2]),
    ),
    namesById(
      db,
      'events',
      idsOf(({ eventId }) => [eventId]),
    ),
    namesById(
      db,
      'game_types',
      idsOf(({ gameTypeId }) => [gameTypeId]),
    ),
  ]);
  return matches.flatMap(({ eventId, teamId1, teamId2, ...match }) => {
    const [team1, team2] = [teams.get(teamId1), teams.get(teamId2)];
    const [eventNames, gameNames] = [events.get(eventId), games.get(match.gameTypeId)];
    const isKnown = team1 !== undefined && team2 !== undefined && eventNames !== undefined && gameNames !== undefined;
    return isKnown ? [{ ...match, team1, team2, eventNames, gameNames }] : [];
  });
}

async function namesById(
  db: Kysely<Schema>,
  table: 'teams' | 'events' | 'game_types',
  ids: readonly number[],
): Promise<ReadonlyMap<number, Names>> {
  const { rows } = await sql<{ id: number; names: Names }>`
    select id, names from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, names }) => [id, names]));
}

function conditionOf(selection: MatchSelection, accountId: number | null): RawBuilder<unknown> {
  switch (selection.kind) {
    case 'team':
      return sql`(m.team_id_1 = ${selection.team_id} or m.team_id_2 = ${selection.team_id})`;
    case 'event':
      return sql`m.event_id = ${selection.event_id}`;
    case 'game':
      return sql`m.game_type_id = ${selection.game_type_id}`;
    case 'match':
      return sql`m.id = ${selection.game_id}`;
    case 'followed': {
      const teams = sql`array(select team_id from followed_teams where account_id = ${accountId})`;
      return sql`(m.team_id_1 = any(${teams}) or m.team_id_2 = any(${teams}))`;
    }
  }
}
