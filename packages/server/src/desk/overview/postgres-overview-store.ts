import { CATEGORY, PLAY_STATUS } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { ClosingPool, FeedProgress, Health, OverviewStore, WaitingMatch } from './overview-store';
import type { Schema } from '../../database/tables/schema';
import { JOIN_TEAMS, MATCH_NAMES, TEAM_NAMES } from '../names/postgres-name-fields';
import { selectLargeExposures } from './postgres-large-exposures';
import { selectFlows, selectOpen, selectOutcomes, selectPosition } from './postgres-money';

async function selectWaiting(db: Kysely<Schema>, startedBefore: number, limit: number): Promise<WaitingMatch[]> {
  const { rows } = await sql<WaitingMatch>`
    select w.id as "gameId", ${TEAM_NAMES}, w.start_time as "startTime", w.ended_at as "endedAt",
      w.plays as "undecidedPlays", w.matches
    from (
      select m.id, m.team_id_1, m.team_id_2, m.start_time, m.ended_at, count(*)::integer as plays,
        (count(*) over ())::integer as matches
      from plays p join matches m on m.id = p.game_id
      where p.status < ${PLAY_STATUS.settled} and m.kind = 'match' and (m.status >= 4 or m.start_time < ${startedBefore}
        or exists (select from match_results r where r.game_id = m.id))
      group by m.id order by coalesce(m.ended_at, m.start_time), m.id limit ${limit}
    ) w join teams t1 on t1.id = w.team_id_1 join teams t2 on t2.id = w.team_id_2
    order by coalesce(w.ended_at, w.start_time), w.id`.execute(db);
  return rows;
}

/** The index `pools_not_over`. */
async function selectPools(db: Kysely<Schema>, startBefore: number, limit: number): Promise<ClosingPool[]> {
  const { rows } = await sql<ClosingPool>`
    select p.id as "playId", m.id as "gameId", ${MATCH_NAMES}, m.start_time as "startTime", p.status,
      coalesce((
        select json_agg(json_build_object('currency_id', s.currency_id, 'stakes', s.stakes::text, 'tickets', s.tickets)
          order by s.currency_id)
        from (
          select currency_id, sum(stakes) as stakes, sum(tickets)::integer as tickets from pool_totals t
          where t.play_id = p.id group by currency_id) s), '[]') as stakes
    from plays p join matches m on m.id = p.game_id ${JOIN_TEAMS}
    where p.category_id = ${CATEGORY.normal_bet} and p.status < ${PLAY_STATUS.closed} and m.start_time < ${startBefore}
    order by m.start_time, p.id limit ${limit}`.execute(db);
  return rows;
}

async function selectFeed(db: Kysely<Schema>): Promise<FeedProgress> {
  const { rows } = await sql<FeedProgress>`
    select round(feed_age_ms())::integer as "ageMs", (select fed_until from feed_progress) as "fedUntil",
      (select count(*) from plays where guarded is not null)::integer as "guardedPlays",
      coalesce((
        select json_agg(json_build_object('kind', kind, 'values', values) order by kind) from (
          select kind, count(*) as values from quarantine where state = 'held' group by kind) q), '[]') as doubts`.execute(
    db,
  );
  return rows[0] ?? { ageMs: null, fedUntil: null, guardedPlays: 0, doubts: [] };
}

async function selectHealth(db: Kysely<Schema>): Promise<Health> {
  const ageOf = (at: string) => sql`greatest(0, extract(epoch from clock_timestamp() - ${sql.ref(at)}) * 1000)`;
  const { rows } = await sql<Health>`
    select o.count::integer as "outboxCount", o.waited::integer as "outboxWaitedMs", l.term, l.holder,
      round(${ageOf('l.heartbeat_at')})::bigint as "leaderSilentMs"
    from leadership l
    cross join (select count(*) as count, round(coalesce(max(${ageOf('at')}), 0)) as waited from outbox) o`.execute(db);
  return rows[0] ?? { outboxCount: 0, outboxWaitedMs: 0, term: 0, holder: '', leaderSilentMs: 0 };
}

export function createOverviewStore(db: Kysely<Schema>): OverviewStore {
  return {
    open: (from, mayCount) => selectOpen(db, from, mayCount),
    flows: (from, since) => selectFlows(db, from, since),
    position: () => selectPosition(db),
    outcomes: (from) => selectOutcomes(db, from),
    exposures: (query) => selectLargeExposures(db, query),
    waiting: (startedBefore, limit) => selectWaiting(db, startedBefore, limit),
    pools: (startBefore, limit) => selectPools(db, startBefore, limit),
    feed: () => selectFeed(db),
    health: () => selectHealth(db),
  };
}
