import { MATCH_STATUS } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { Schema } from '../database/tables/schema';
import type { Pin, PinStore } from './pin-store';

export function createPinStore(db: Kysely<Schema>): PinStore {
  const remove: PinStore['remove'] = async (kind, id) => {
    const query = db.deleteFrom('pins').returning(['event_id as eventId', 'game_id as gameId']);
    const chosen =
      kind === 'match'
        ? query.where('game_id', '=', id)
        : query.where('event_id', '=', id).where('game_id', 'is', null);
    return (await chosen.executeTakeFirst()) ?? null;
  };
  return {
    async current(now) {
      const { rows } = await sql<Pin>`
        select p.event_id as "eventId", p.game_id as "gameId", p.until, p.pinned_by as "pinnedBy",
          p.pinned_at as "pinnedAt"
        from pins p left join matches m on m.id = p.game_id
        where (p.until is null or p.until > ${now})
          and (p.game_id is null or (m.status < ${MATCH_STATUS.ended} and m.is_hide = 0))
        order by p.pinned_at, p.event_id, p.game_id`.execute(db);
      return rows;
    },
    async lock() {
      await sql`lock table pins in share row exclusive mode`.execute(db);
    },
    async save({ eventId, gameId, until, pinnedBy, pinnedAt }) {
      await (gameId === null ? remove('event', eventId) : remove('match', gameId));
      await db
        .insertInto('pins')
        .values({ event_id: eventId, game_id: gameId, until, pinned_by: pinnedBy, pinned_at: pinnedAt })
        .execute();
    },
    remove,
  };
}
