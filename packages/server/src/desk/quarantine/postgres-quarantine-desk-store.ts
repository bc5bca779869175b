import { MATCH_STATUS, PLAY_STATUS } from '@clutchline/contract';
import type { DeskNames } from '@clutchline/contract/desk';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { DecisionOutcome, DoubtedEntry, MissingResult, QuarantineDeskStore } from './quarantine-desk-store';
import type { Schema } from '../../database/tables/schema';
import { JOIN_TEAMS, MATCH_NAMES, PLAY_NAMES, TEAM_NAMES } from '../names/postgres-name-fields';

const IS_HELD = sql`(q.state = 'held' and q.rejected_by is null)`;

/** What the event would replace. */
const STORED = sql`case
  when q.kind = 'prices' then (
    select jsonb_build_object('prices', jsonb_agg(jsonb_build_object('point_id', o.id, 'odd', o.odd) order by o.position))
    from points o where o.play_id = q.play_id having count(*) > 0)
  when q.kind = 'match' then (
    select jsonb_build_object('team_id_1', m.team_id_1, 'team_id_2', m.team_id_2, 'best_of', m.best_of,
      'start_time', m.start_time, 'status', m.status)
    from matches m where m.id = q.game_id)
  when q.event->>'type' = 'map-result' then (
    select r.facts from map_results r where r.game_id = q.game_id and r.round = q.round)
  when q.event->>'type' = 'match-result' then (select r.facts from match_results r where r.game_id = q.game_id)
  when q.event->>'type' = 'outright-result' then (select r.facts from outright_results r where r.game_id = q.game_id)
  else (
    select jsonb_build_object('market', p.market, 'round', p.round, 'status', p.status) from plays p where p.id = q.play_id)
  end`;

type Row = DoubtedEntry & { readonly isHeld: boolean };

async function select(db: Kysely<Schema>, rest: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select q.id as "entryId", q.kind, q.reason as doubt, q.game_id as "gameId", q.play_id as "playId", q.round, q.event,
      event_hash(q.event) as "eventHash", ${STORED} as stored, q.seen, q.at, q.approved_by as "approvedBy", ${IS_HELD} as "isHeld"
    from quarantine q ${rest}`.execute(db);
  return rows;
}

async function selectMissing(db: Kysely<Schema>, minutes: number, limit: number): Promise<MissingResult[]> {
  const { rows } = await sql<MissingResult>`
    with undecided as (
      select p.game_id, p.id, p.market, p.round, p.line, ${PLAY_NAMES} as names, (
          select count(distinct l.order_no) from bet_legs l join bets b using (order_no)
          where l.play_id = p.id and l.decision = 0 and b.receive_status = 0 and b.swapped_to is null)::integer as tickets
      from plays p join matches m on m.id = p.game_id
      where p.status < ${PLAY_STATUS.settled}
        and m.start_time < (select fed_until from feed_progress) - ${minutes}::bigint * 60000
    )
    select m.id as "gameId", m.team_id_1, m.team_id_2, ${MATCH_NAMES}, m.start_time as "startsAt",
      m.status >= ${MATCH_STATUS.ended} as "isOver",
      json_agg(json_build_object('playId', u.id, 'market', u.market, 'round', u.round,
        'line', u.line, 'names', u.names, 'tickets', u.tickets,
        'points', (select json_agg(json_build_object('point_id', o.id, 'pick', o.pick, 'line', o.line) order by o.position)
          from points o where o.play_id = u.id and o.outcome is null)) order by u.round, u.id) as plays
    from undecided u join matches m on m.id = u.game_id ${JOIN_TEAMS} where u.tickets > 0
    group by m.id, t1.id, t2.id order by m.start_time, m.id limit ${limit}`.execute(db);
  return rows;
}

export function createQuarantineDeskStore(db: Kysely<Schema>): QuarantineDeskStore {
  return {
    async teamsOf(gameId) {
      const { rows } = await sql<{ team_1: DeskNames; team_2: DeskNames }>`
        select ${TEAM_NAMES} from matches m ${JOIN_TEAMS} where m.id = ${gameId}::bigint`.execute(db);
      return rows[0] ?? null;
    },
    missing: (minutes, limit) => selectMissing(db, minutes, limit),
    held: (limit) => select(db, sql`where ${IS_HELD} order by q.id limit ${limit}`),
    find: async (entryId) => (await select(db, sql`where q.id = ${entryId}::bigint`))[0] ?? null,
    async record({ entryId, eventHash, isApproved, name }) {
      const { rows } = await sql<{ outcome: DecisionOutcome }>`
        select decide_quarantine(${entryId}, ${eventHash}, ${isApproved}, ${name}) as outcome`.execute(db);
      return rows[0]?.outcome ?? 'unknown_subject';
    },
  };
}
