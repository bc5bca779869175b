import { PLAY_STATUS } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { GuardedPlay, GuardGround, GuardQuery, NameIds } from '../quarantine-store';
import type { Schema } from '../../database/tables/schema';
import { selectOpenPairs, selectTeamNames } from './read-guard-teams';
import { selectGuardedMatches } from './guarded-matches';
import { STANDING } from './quarantine-standing';

type PlayRow = Omit<GuardedPlay, 'odds' | 'heldOdds'> & {
  readonly odds: readonly (readonly [point: number, odd: number | null])[];
  readonly held: readonly { readonly point_id: number; readonly odd: number | null }[] | null;
};

export async function guardGround(db: Kysely<Schema>, query: GuardQuery): Promise<GuardGround> {
  const plays = await selectPlays(
    db,
    sql`p.id = any(${query.playIds}::bigint[]) or p.id in (select play_id from points where id = any(${query.pointIds}::bigint[]))`,
  );
  const pairs = await selectOpenPairs(db, query.namedTeams);
  const teams = [...query.names.teams, ...pairs.flatMap(({ team1, team2 }) => [team1, team2])];
  return {
    pairs,
    teamNames: await selectTeamNames(db, teams),
    plays: new Map(plays.map((play) => [play.playId, play])),
    matches: await selectGuardedMatches(db, query.gameIds),
    names: await selectNames(db, query.names),
  };
}

/** Plays that take bets now or may do so later. */
export async function openPlaysOf(db: Kysely<Schema>, gameIds: readonly number[]): Promise<GuardedPlay[]> {
  if (gameIds.length === 0) return [];
  return await selectPlays(
    db,
    sql`p.game_id = any(${gameIds}::bigint[]) and p.status in (${PLAY_STATUS.open}, ${PLAY_STATUS.suspended})`,
  );
}

async function selectPlays(db: Kysely<Schema>, where: ReturnType<typeof sql>): Promise<GuardedPlay[]> {
  const { rows } = await sql<PlayRow>`
    select p.id as "playId", p.game_id as "gameId", p.market, p.status, p.guarded, ${STANDING} as standing,
      exists (
        select from quarantine q where q.state = 'held' and q.kind not in ('prices', 'play')
          and (q.play_id = p.id or (q.play_id is null and q.game_id = p.game_id))) as "isBound",
      (select json_agg(json_build_array(o.id, case when o.priced then o.odd end) order by o.position)
        from points o where o.play_id = p.id) as odds,
      exists (select from points o where o.play_id = p.id and o.outcome <> 'void') as "hasPaid",
      (select q.event->'prices' from quarantine q
        where q.state = 'held' and q.kind = 'prices' and q.play_id = p.id) as held
    from plays p join matches m on m.id = p.game_id where ${where}`.execute(db);
  return rows.map(({ odds, held, ...play }) => ({
    ...play,
    odds: new Map(odds),
    heldOdds: new Map(held?.map(({ point_id, odd }) => [point_id, odd])),
  }));
}

async function selectNames(db: Kysely<Schema>, { gameTypes, events, teams }: NameIds): Promise<NameIds> {
  if (gameTypes.size + events.size + teams.size === 0) return { gameTypes, events, teams };
  const { rows } = await sql<{ kind: 'gameTypes' | 'events' | 'teams'; id: number }>`
    select 'gameTypes' as kind, id::bigint from game_types where id = any(${[...gameTypes]}::integer[])
    union all select 'events', id from events where id = any(${[...events]}::bigint[])
    union all select 'teams', id from teams where id = any(${[...teams]}::bigint[])`.execute(db);
  const of = (kind: keyof NameIds) => new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
  return { gameTypes: of('gameTypes'), events: of('events'), teams: of('teams') };
}
