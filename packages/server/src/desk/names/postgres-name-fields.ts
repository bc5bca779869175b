import { sql, type RawBuilder } from 'kysely';

/** In the languages of the desk. */
export const namesOf = (names: RawBuilder<unknown>) =>
  sql`json_build_object('en', ${names}->>'en', 'cn', ${names}->>'cn')`;

/** Of the alias `m`; null: two teams play. */
export const OUTRIGHT = sql`case when m.kind = 'outright' then (
  select ${namesOf(sql`e.names`)} from events e where e.id = m.event_id) end`;

/** Of the alias `p`; null: by the market. */
export const PLAY_NAMES = sql`case when p.names is not null then ${namesOf(sql`p.names`)} end`;

/** Of the alias `m`: `t1` and `t2`. */
export const JOIN_TEAMS = sql`join teams t1 on t1.id = m.team_id_1 join teams t2 on t2.id = m.team_id_2`;

export const TEAM_NAMES = sql`${namesOf(sql`t1.names`)} as team_1, ${namesOf(sql`t2.names`)} as team_2`;

/** Fields of `matchNames`, with {@link JOIN_TEAMS}. */
export const MATCH_NAMES = sql`${TEAM_NAMES}, ${OUTRIGHT} as outright`;
