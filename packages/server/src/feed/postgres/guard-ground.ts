import { PLAY_STATUS, MATCH_STATUS } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import { feedOdd, feedPriced } from './feed-prices';
import type {
  GuardedPlay,
  GuardedTeam,
  GuardGround,
  GuardQuery,
  NameIds,
  GuardedMatch,
  OpenPair,
} from '../quarantine-store';
import type { Schema } from '../../database/tables/schema';

type MatchRow = Omit<GuardedMatch, 'maps' | 'runners'> & {
  readonly maps: readonly (readonly [round: number, facts: MapFactsOf])[];
  readonly runners: readonly number[] | null;
};
type MapFactsOf = GuardedMatch['maps'] extends ReadonlyMap<number, infer Facts> ? Facts : never;

async function selectGuardedMatches(
  db: Kysely<Schema>,
  gameIds: readonly number[],
): Promise<Map<number, GuardedMatch>> {
  if (gameIds.length === 0) return new Map();
  const { rows } = await sql<MatchRow>`
    select m.id as "gameId", m.team_id_1 as team1, m.team_id_2 as team2, m.best_of as "bestOf",
      m.start_time as "startTime", m.status, m.is_hide as "isHide", ${PROGRESS} as progress, r.facts, o.facts as outright,
      exists (
        select from quarantine q where q.state = 'held' and q.play_id is null and q.game_id = m.id
          and q.kind not in ('prices', 'play')) as "isBound",
      coalesce((select json_agg(json_build_array(round, facts)) from map_results where game_id = m.id), '[]') as maps,
      case m.kind when 'outright' then (
        select json_agg(distinct (pick->'team_id')::bigint) from points where game_id = m.id) end as runners
    from matches m left join match_results r on r.game_id = m.id left join outright_results o on o.game_id = m.id
    where m.id = any(${gameIds}::bigint[])`.execute(db);
  return new Map(
    rows.map(({ maps, runners, ...match }) => [
      match.gameId,
      { ...match, maps: new Map(maps), runners: new Set(runners) },
    ]),
  );
}

/** As `progressOf`. */
export const PROGRESS = sql`array[m.status, m.round, m.score_1, m.score_2, m.round_score_1, m.round_score_2]`;

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
    teams: await selectTeams(db, teams),
    plays: new Map(plays.map((play) => [play.playId, play])),
    matches: await selectGuardedMatches(db, query.gameIds),
    names: await selectNames(db, query.names),
  };
}

export async function openPlaysOf(db: Kysely<Schema>, gameIds: readonly number[]): Promise<GuardedPlay[]> {
  if (gameIds.length === 0) return [];
  return await selectPlays(
    db,
    sql`p.game_id = any(${gameIds}::bigint[]) and p.status in (${PLAY_STATUS.open}, ${PLAY_STATUS.suspended})`,
  );
}

async function selectPlays(db: Kysely<Schema>, where: ReturnType<typeof sql>): Promise<GuardedPlay[]> {
  const { rows } = await sql<PlayRow>`
    select p.id as "playId", p.game_id as "gameId", p.category_id as "categoryId", p.market, coalesce(p.feed_status, p.status) as status, p.guarded, ${PROGRESS} as progress,
      exists (
        select from quarantine q where q.state = 'held' and q.kind not in ('prices', 'play')
          and (q.play_id = p.id or (q.play_id is null and q.game_id = p.game_id))) as "isBound",
      (select json_agg(json_build_array(o.id, case when ${feedPriced} then ${feedOdd} end) order by o.position)
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

async function selectOpenPairs(db: Kysely<Schema>, teams: ReadonlySet<number>): Promise<readonly OpenPair[]> {
  if (teams.size === 0) return [];
  const { rows } = await sql<OpenPair>`
    select id as "gameId", team_id_1 as team1, team_id_2 as team2 from matches
    where kind = 'match' and status < ${MATCH_STATUS.ended}
      and (team_id_1 = any(${[...teams]}::bigint[]) or team_id_2 = any(${[...teams]}::bigint[]))
    order by id`.execute(db);
  return rows;
}

async function selectTeams(db: Kysely<Schema>, teams: readonly number[]): Promise<ReadonlyMap<number, GuardedTeam>> {
  if (teams.length === 0) return new Map();
  const { rows } = await sql<GuardedTeam & { id: number }>`
    select id, coalesce(feed_names, names) as feed, house_names as house
    from teams where id = any(${[...new Set(teams)]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...team }) => [id, team]));
}
