import { CATEGORY, PLAY_STATUS } from '@clutchline/contract';
import type { CountedMaps } from '@clutchline/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import { FINISHED_COLUMNS, FINISHED_JOINS } from '../content/postgres';
import type { Schema } from '../database/tables/schema';
import { PREPARED } from '../database/timed-pool';
import { DAY } from '../platform/time/durations';
import type {
  AnalysedSubject,
  AnalysisStore,
  CountKind,
  CountPeriod,
  PlayOnSale,
  PriceStep,
  SampleMatch,
  Samples,
} from './analysis-store';

/** STATS-4. */
const MATCHES = 10;
const OWN_AGE = 2 * 365 * DAY;
const MEETING_AGE = 3 * 365 * DAY;
const MOST_PLAYS = 500;

export function createAnalysisStore(db: Kysely<Schema>): AnalysisStore {
  return {
    async subject(gameId) {
      const { rows } = await sql<AnalysedSubject>`${PREPARED}
        select id as "gameId", game_type_id as "gameTypeId", event_id as "eventId", team_id_1 as "teamId1",
          team_id_2 as "teamId2", start_time as "startTime", best_of as "bestOf"
        from matches where id = ${gameId} and kind = 'match' and is_hide = 0
        union all
        select id, game_type_id, event_id, team_id_1, team_id_2, start_time, best_of
        from finished_matches where id = ${gameId} and is_history`.execute(db);
      return rows[0] ?? null;
    },
    samples: (subject, until) => selectSamples(db, subject, until),
    playsOnSale: (gameId) => selectPlaysOnSale(db, gameId),
    counts: (kind, period) => selectCounts(db, kind, period),
    async priceSteps(playId) {
      const { rows } = await sql<PriceStep>`
        select s.point_id as "pointId", s.at, s.odd from points o join price_steps s on s.point_id = o.id
        where o.play_id = ${playId} order by o.position, s.at`.execute(db);
      return rows;
    },
    async storePriceSteps(now, gap) {
      const result = await sql`
        insert into price_steps (point_id, at, odd, version)
        select o.id, ${now}::bigint, o.odd, o.version from plays p join points o on o.play_id = p.id
        left join lateral (
          select at, odd from price_steps s where s.point_id = o.id order by at desc limit 1
        ) last on true
        where p.status in (${PLAY_STATUS.open}, ${PLAY_STATUS.suspended}) and p.category_id <> ${CATEGORY.normal_bet}
          and o.odd is not null and o.priced
          and (last.odd is null or (last.odd <> o.odd and last.at <= ${now - gap}))
        on conflict do nothing`.execute(db);
      return Number(result.numAffectedRows ?? 0);
    },
    async deletePriceSteps(until) {
      const result = await sql`
        delete from price_steps s where at < ${until} and not exists (
          select from points o join plays p on p.id = o.play_id
          where o.id = s.point_id and p.status in (${PLAY_STATUS.open}, ${PLAY_STATUS.suspended}))`.execute(db);
      return Number(result.numAffectedRows ?? 0);
    },
  };
}

type Sample = keyof Samples;

/** Each list is read by its index; the match itself may have ended before its announced start. */
async function selectSamples(db: Kysely<Schema>, subject: AnalysedSubject, until: number): Promise<Samples> {
  const { teamId1, teamId2 } = subject;
  const latest = (age: number, condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
    select * from finished_matches where ${condition} and ended_at < ${until} and ended_at >= ${until - age}
      and void_reason is null and game_type_id = ${subject.gameTypeId} and id <> ${subject.gameId}
    order by ended_at desc, id desc limit ${MATCHES})`;
  const ofTeam = (teamId: number): RawBuilder<unknown> => sql`(
    select * from (${latest(OWN_AGE, sql`team_id_1 = ${teamId}`)}
      union all ${latest(OWN_AGE, sql`team_id_2 = ${teamId}`)}) sides
    order by ended_at desc, id desc limit ${MATCHES})`;
  const meetings = sql`least(team_id_1, team_id_2) = least(${teamId1}::bigint, ${teamId2}::bigint)
    and greatest(team_id_1, team_id_2) = greatest(${teamId1}::bigint, ${teamId2}::bigint)`;
  const { rows } = await sql<SampleMatch & { readonly sample: Sample }>`${PREPARED}
    select ${FINISHED_COLUMNS}, f.sample, case when f.sample = 'meetings' then '[]' else f.maps end as maps
    from (
      select 'team1' as sample, own.* from ${ofTeam(teamId1)} own
      union all select 'team2', own.* from ${ofTeam(teamId2)} own
      union all select 'meetings', own.* from ${latest(MEETING_AGE, meetings)} own
    ) f ${FINISHED_JOINS} order by f.ended_at desc, f.id desc`.execute(db);
  const of = (sample: Sample): SampleMatch[] =>
    rows.flatMap(({ sample: found, ...match }) => (found === sample ? [match] : []));
  return { team1: of('team1'), team2: of('team2'), meetings: of('meetings') };
}

async function selectPlaysOnSale(db: Kysely<Schema>, gameId: number): Promise<PlayOnSale[]> {
  const { rows } = await sql<PlayOnSale>`${PREPARED}
    select p.id as play_id, p.category_id, p.market, p.round, p.line, p.best_of, m.team_id_1, m.team_id_2,
      (select json_agg(json_build_object('point_id', o.id, 'pick', o.pick, 'line', o.line) order by o.position)
        from points o where o.play_id = p.id) as points
    from plays p join matches m on m.id = p.game_id
    where p.game_id = ${gameId} and p.status in (${PLAY_STATUS.open}, ${PLAY_STATUS.suspended}) and p.is_hide = 0
      and p.market not in ('outright', 'special')
    order by p.round, p.id limit ${MOST_PLAYS}`.execute(db);
  return rows;
}

async function selectCounts(
  db: Kysely<Schema>,
  kind: CountKind,
  { gameTypeId, eventId, from, to }: CountPeriod,
): Promise<CountedMaps[]> {
  const { rows } = await sql<CountedMaps>`${PREPARED}
    select value, sum(maps)::integer as maps from map_counts
    where game_type_id = ${gameTypeId} and event_id = ${eventId ?? 0} and kind = ${kind} and day >= ${from} and day < ${to}
    group by value`.execute(db);
  return rows;
}
