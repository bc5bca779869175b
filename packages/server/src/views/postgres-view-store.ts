import { type LiveView, MATCH_STATUS, readLiveView } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { Schema } from '../database/tables/schema';
import type { ViewedMatch, ViewStore } from './view-store';

const LATEST = sql`select v.view from live_views v where v.game_id = m.id order by v.round desc limit 1`;
const IS_SHOWN = sql`m.kind = 'match' and m.status in (${MATCH_STATUS.live}, ${MATCH_STATUS.paused}) and m.is_hide = 0`;

export function createViewStore(db: Kysely<Schema>): ViewStore {
  return {
    async matches(gameIds) {
      const { rows } = await sql<Omit<ViewedMatch, 'last'> & { readonly last: unknown }>`
        select m.id as game_id, m.team_id_1, m.team_id_2, (${LATEST}) as last from matches m
        where m.id = any(${gameIds}::bigint[]) and m.kind = 'match'`.execute(db);
      return rows.map(({ last, ...match }) => ({ ...match, last: readLiveView(last) }));
    },
    async write(views) {
      if (views.length === 0) return;
      const rows = views.map((view) => ({ game_id: view.game_id, round: view.round, at: view.at, view }));
      await sql`
        insert into live_views as v (game_id, round, at, view)
        select game_id, round, at, view from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as n (game_id bigint, round smallint, at bigint, view jsonb) order by game_id, round
        on conflict (game_id, round) do update set at = excluded.at, view = excluded.view where v.at <= excluded.at`.execute(
        db,
      );
    },
    async current() {
      const { rows } = await sql<{ readonly view: unknown }>`
        select (${LATEST}) as view from matches m where ${IS_SHOWN}`.execute(db);
      return rows.flatMap(({ view }): LiveView[] => {
        const read = readLiveView(view);
        return read === null ? [] : [read];
      });
    },
    async read(gameId) {
      const { rows } = await sql<{ readonly is_shown: boolean; readonly view: unknown }>`
        select m.kind = 'match' and m.status < ${MATCH_STATUS.ended} and m.is_hide = 0 as is_shown, (${LATEST}) as view
        from matches m where m.id = ${gameId}`.execute(db);
      const [row] = rows;
      return row?.is_shown === true ? readLiveView(row.view) : 'no_match';
    },
    async removeBefore(at) {
      await sql`delete from live_views where at < ${at}`.execute(db);
    },
  };
}
