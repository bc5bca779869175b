import type { PlayStatus } from '@clutchline/contract';
import {
  FIRST_VIRTUAL_ID,
  roundGameId,
  roundOfGame,
  roundPlayId,
  type SceneEvent,
} from '@clutchline/domain/virtual-round';
import { sql, type Kysely } from 'kysely';

import type { Schema } from '../database/tables/schema';
import type { RoundStore } from './round-store';

type OfferStore = Pick<RoundStore, 'offered' | 'unfinishedOffer' | 'playStatuses' | 'openRounds' | 'voidedPlays'>;

/** Matches and plays of rounds. */
export function createOfferStore(db: Kysely<Schema>): OfferStore {
  return {
    async offered(from, to) {
      const rows = await db
        .selectFrom('matches')
        .select('id')
        .where('id', '>=', roundGameId(from))
        .where('id', '<=', roundGameId(to))
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => roundOfGame(id));
    },
    async unfinishedOffer() {
      const { rows } = await sql<{ id: number }>`
        select id from matches where id = (select max(id) from matches where id >= ${FIRST_VIRTUAL_ID})
          and not exists (select from rounds r where r.id = matches.id - ${FIRST_VIRTUAL_ID}::bigint)`.execute(db);
      const [found] = rows;
      return found === undefined ? null : roundOfGame(found.id);
    },
    async playStatuses(round) {
      const rows = await db
        .selectFrom('plays')
        .select('status')
        .where('game_id', '=', roundGameId(round))
        .orderBy('id')
        .execute();
      return rows.map(({ status }): PlayStatus => status);
    },
    async openRounds(round) {
      const { rows } = await sql<{ game_id: number }>`
        select distinct game_id from plays
        where game_id >= 8000000000000000 and status < 3 and game_id <= ${roundGameId(round)} order by game_id`.execute(
        db,
      );
      return rows.map(({ game_id }) => roundOfGame(game_id));
    },
    async voidedPlays(from, to) {
      const rows = await db
        .selectFrom('play_voids')
        .select(['game_id', 'play_id'])
        .where('game_id', '>=', roundGameId(from))
        .where('game_id', '<=', roundGameId(to))
        .where('source', '=', 'operator')
        .orderBy('play_id')
        .execute();
      const voided = new Map<number, number[]>();
      for (const { game_id, play_id } of rows) {
        const round = roundOfGame(game_id);
        voided.set(round, [...(voided.get(round) ?? []), play_id - roundPlayId(round, 0)]);
      }
      return voided;
    },
  };
}

type EventStore = Pick<RoundStore, 'events' | 'addEvents' | 'removeEvents'>;

/** Events of the match that runs. */
export function createEventStore(db: Kysely<Schema>): EventStore {
  return {
    async events(round) {
      const rows = await db
        .selectFrom('round_events')
        .select('event')
        .where('round', '=', round)
        .orderBy('no')
        .execute();
      return rows.map(({ event }): SceneEvent => event);
    },
    async addEvents(round, from, events) {
      const rows = events.map((event, index) => ({ round, no: from + index, event: JSON.stringify(event) }));
      await db
        .insertInto('round_events')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async removeEvents(round) {
      await db.deleteFrom('round_events').where('round', '<=', round).execute();
    },
  };
}
