import type { TimelineEntry } from '@clutchline/contract/desk';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { TimelinePosition, TimelineStore } from './timeline-store';
import type { Schema } from '../../database/tables/schema';
import { businessTimeOf } from '../postgres-business-time';

interface Page {
  readonly before: TimelinePosition | null;
  readonly limit: number;
}

/** One kind of entry as JSON; each kind is limited on its own, then the newest of all are taken. */
async function selectPage(
  db: Kysely<Schema>,
  entries: RawBuilder<unknown>,
  { before, limit }: Page,
): Promise<TimelineEntry[]> {
  const earlier =
    before === null ? sql`true` : sql`(at, key collate "C") < (${before.at}::bigint, ${before.key}::text)`;
  const { rows } = await sql<{ entry: TimelineEntry }>`
    select entry || jsonb_build_object('at', at, 'key', key) as entry from (${entries}) e where ${earlier}
    order by at desc, key collate "C" desc limit ${limit}`.execute(db);
  return rows.map(({ entry }) => entry);
}

/** As they are stored for the analysis: the opening price, then at most one in two minutes. */
const prices = (gameId: number) => sql`
  select s.at, 'price:' || s.point_id as key, jsonb_build_object('kind', 'price', 'play_id', o.play_id,
    'point_id', s.point_id, 'odd', s.odd, 'version', s.version) as entry
  from points o join price_steps s on s.point_id = o.id where o.game_id = ${gameId}`;

/** Moments of locks are wall clock. */
const locks = (gameId: number) => sql`
  select ${businessTimeOf(sql`t.wall_at`)} as at,
    'lock:' || l.id || ':' || t.is_end::integer as key, jsonb_build_object('kind', 'lock', 'is_end', t.is_end, 'by', w.name, 'lock',
    jsonb_build_object('lock_id', l.id, 'scope', l.scope, 'id', l.subject, 'kind', l.kind, 'reason', l.reason, 'set_by', s.name,
      'set_at', l.set_at)) as entry
  from desk_locks l join desk_operators s on s.id = l.set_by
  cross join lateral (values (l.set_at, false, l.set_by), (l.ended_at, true, l.ended_by)) as t (wall_at, is_end, operator_id)
  join desk_operators w on w.id = t.operator_id
  where l.scope = 'all' or (l.scope = 'match' and l.subject = ${gameId})
    or (l.scope = 'play' and l.subject in (select id from plays where game_id = ${gameId}))
    or (l.scope = 'game' and l.subject = (select game_type_id from matches where id = ${gameId}))`;

const bets = (gameId: number) => sql`
  select b.bet_time as at, 'bet:' || b.order_no || ':' || l.position as key, jsonb_build_object('kind', 'bet', 'order_no', b.order_no,
    'currency_id', b.currency_id, 'stake', b.stake::text, 'bet', b.kind, 'play_id', l.play_id, 'point_id', l.point_id, 'odd', l.odd,
    'receive_status', b.receive_status) as entry
  from bet_legs l join bets b using (order_no) where l.game_id = ${gameId}`;

/** In the order of the statements: keys are ASCII. */
const isLater = (one: TimelineEntry, other: TimelineEntry): number =>
  other.at - one.at || (one.key < other.key ? 1 : -1);

export function createTimelineStore(db: Kysely<Schema>): TimelineStore {
  return {
    async list(gameId, before, limit) {
      const match = await db.selectFrom('matches').select('id').where('id', '=', gameId).executeTakeFirst();
      if (match === undefined) return null;
      const page = { before, limit };
      const found: TimelineEntry[] = [];
      for (const kind of [prices, locks, bets]) found.push(...(await selectPage(db, kind(gameId), page)));
      return found.toSorted(isLater).slice(0, limit);
    },
  };
}
