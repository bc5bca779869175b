import { sql, type Kysely } from 'kysely';

import type { PlayerDetails } from './desk-player-store';
import type { Schema } from '../../database/tables/schema';

const MOST_REGIONS = 20;
const MOST_ACTS = 50;

interface Subject {
  readonly accountId: number;
  readonly playerId: string;
  /** Wall clock, ms. */
  readonly at: number;
}

/** The index has these subjects alone: without its condition, `like`, PostgreSQL does not use it. */
const isAbout = (playerId: string) => sql`subject = ${`player:${playerId}`} and subject like 'player:%'`;

/** Amounts as text, minor units. */
export async function selectDetails(db: Kysely<Schema>, { accountId, playerId, at }: Subject): Promise<PlayerDetails> {
  const { rows } = await sql<PlayerDetails>`
    select (
        select coalesce(json_agg(json_build_object('kind', kind, 'value', value::text, 'next_value', pending_value::text,
          'next_from', pending_from) order by kind), '[]')
        from player_limits where account_id = ${accountId}) as own_limits, (
        select json_build_object('kind', kind, 'until', until) from player_breaks where account_id = ${accountId}
      ) as own_break, (
        select json_build_object('day_stake', day_stake::text, 'day_loss', day_loss::text,
          'session_minutes', session_minutes, 'stake_factor', stake_factor, 'excluded_until', excluded_until)
        from operator_limits where account_id = ${accountId}) as house_limits, (
        select coalesce(json_agg(json_build_object('created_at', created_at, 'last_used_at', last_used_at,
          'expires_at', expires_at) order by created_at desc), '[]')
        from sessions where account_id = ${accountId} and ended_at is null and expires_at > ${at}) as sessions, (
        select coalesce(json_agg(json_build_object('at', r.at, 'network', r.network, 'country', r.country,
          'allowed', r.allowed) order by r.at desc), '[]')
        from (
          select * from region_decisions where account_id = ${accountId} order by id desc limit ${MOST_REGIONS}) r
      ) as regions, (
        select coalesce(json_agg(json_build_object('at', a.at, 'operator', o.name, 'action', a.action, 'reason', a.reason)
          order by a.id desc), '[]')
        from (
          select * from operator_actions where ${isAbout(playerId)} and result = 'done'
          order by id desc limit ${MOST_ACTS}
        ) a left join desk_operators o on o.id = a.operator_id) as acts`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A select without a row.');
  return row;
}
