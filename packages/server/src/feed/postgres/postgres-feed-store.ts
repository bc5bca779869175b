import { sql, type Kysely } from 'kysely';
import { PLAY_STATUS, type PlayStatus } from '@clutchline/contract';

import type { FeedFreshness, FeedStore, FeedBatch, FeedState, FeedStateStore } from '../feed-store';
import { writeDetails, writeStages, writeStreams } from '../../content/postgres';
import { writeLives, writeMatches } from './write-matches';
import { writeGameStops, writePlayHides } from './write-hides';
import { writePlays, writePlayStates } from './write-plays';
import { writePrices } from './write-prices';
import { writeResults } from './write-results';
import { holdHousePlays, repriceBatch } from '../../house-prices/postgres';
import { writeAliases } from '../../search/postgres';
import type { Schema } from '../../database/tables/schema';

/** Lock order of placements: matches, plays, points. */
export function createFeedStore(db: Kysely<Schema>): FeedStore {
  return {
    async apply(batch) {
      await writeNamed(db, batch);
      await writeStages(db, batch.stages);
      await writeDetails(db, batch.details);
      await writeAliases(db, batch.teamDetails);
      const matches = await writeMatches(db, batch);
      await writeStreams(db, batch.streams);
      const lives = await writeLives(db, batch, matches);
      const priced = await holdHousePlays(db, { points: [...batch.prices.keys()], plays: playsOf(batch) });
      const structure = await writePlays(db, batch);
      const playStates = await statesAfterResults(db, batch);
      const plays = await writePlayStates(db, { playStates });
      const hides = await writePlayHides(db, batch);
      const stops = await writeGameStops(db, batch);
      const points = await repriceBatch(db, priced, await writePrices(db, batch));
      await markInterrupted(db, batch);
      const results = await writeResults(db, batch);
      return { matches, lives, structure, plays, hides, stops, points, ...results };
    },
    async fedUntil() {
      const row = await db.selectFrom('feed_progress').select('fed_until').executeTakeFirst();
      return row?.fed_until ?? null;
    },
    async advance(from, until, fedAt) {
      const fed_at = sql<string>`to_timestamp(${fedAt}::double precision / 1000)`;
      if (from === null) {
        const begun = await db
          .insertInto('feed_progress')
          .values({ fed_until: until, fed_at })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        return (begun.numInsertedOrUpdatedRows ?? 0n) > 0n;
      }
      const { numUpdatedRows } = await db
        .updateTable('feed_progress')
        .set({ fed_until: until, fed_at })
        .where('fed_until', '=', from)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async readFreshness() {
      const { rows } = await sql<FeedFreshness>`
        select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as "databaseNow", feed_age_ms() as "feedAgeMs"`.execute(
        db,
      );
      const [row] = rows;
      if (row === undefined) throw new Error('the database returned no time');
      return row;
    },
  };
}

const playsOf = ({ plays, playStates, playHides }: FeedBatch): number[] => [
  ...plays.map(({ play_id }) => play_id),
  ...playStates.keys(),
  ...playHides.keys(),
];

/**
 * No trigger sees what the batch suspends and reopens, because only the final state is written (R12). The rows are
 * already locked.
 */
async function markInterrupted(db: Kysely<Schema>, { interrupted }: FeedBatch): Promise<void> {
  const { matches, plays, points } = interrupted;
  if (matches.size + plays.size > 0)
    await sql`select mark_held_bets(${[...matches]}::bigint[], ${[...plays]}::bigint[], 'suspended')`.execute(db);
  if (points.size > 0) await sql`select mark_held_bets_of_points(${[...points]}::bigint[])`.execute(db);
}

/** No bets on a known result. */
async function statesAfterResults(db: Kysely<Schema>, batch: FeedBatch): Promise<ReadonlyMap<number, PlayStatus>> {
  const { mapResults, matchResults, outrightResults, matchVoids, playVoids, playStates } = batch;
  const won = outrightResults.filter(({ facts }) => facts.winners.length > 0);
  if ([mapResults, matchResults, won, matchVoids, playVoids].every(({ length }) => length === 0)) return playStates;
  const over = [...matchResults, ...won, ...matchVoids].map(({ game_id }) => game_id);
  const { rows } = await sql<{ id: number }>`
    select id from plays where status in (${PLAY_STATUS.open}, ${PLAY_STATUS.suspended}) and (
      game_id = any(${over}::bigint[]) or id = any(${playVoids.map(({ play_id }) => play_id)}::bigint[])
      or (game_id, round) in (
        select * from unnest(
          ${mapResults.map(({ game_id }) => game_id)}::bigint[],
          ${mapResults.map(({ round }) => round)}::smallint[]
        )
      )
    )`.execute(db);
  return new Map([...playStates, ...rows.map(({ id }) => [id, PLAY_STATUS.closed] as const)]);
}

/** Under names of the house the feed's are stored beside them (DESK-23). */
async function writeNamed(db: Kysely<Schema>, batch: FeedBatch): Promise<void> {
  if (batch.gameTypes.length > 0)
    await sql`
      insert into game_types (id, names)
      select game_type_id, names from jsonb_to_recordset(${JSON.stringify(batch.gameTypes)}::jsonb)
        as n (game_type_id integer, names jsonb) order by game_type_id
      on conflict (id) do update set names = excluded.names where game_types.names <> excluded.names`.execute(db);
  if (batch.events.length > 0)
    await sql`
      insert into events (id, game_type_id, names)
      select event_id, game_type_id, names from jsonb_to_recordset(${JSON.stringify(batch.events)}::jsonb)
        as n (event_id bigint, game_type_id integer, names jsonb) order by event_id
      on conflict (id) do update set game_type_id = excluded.game_type_id, names = excluded.names
      where (events.game_type_id, coalesce(events.feed_names, events.names)) <> (excluded.game_type_id, excluded.names)`.execute(
      db,
    );
  if (batch.teams.length > 0)
    await sql`
      insert into teams (id, names)
      select team_id, names from jsonb_to_recordset(${JSON.stringify(batch.teams)}::jsonb)
        as n (team_id bigint, names jsonb) order by team_id
      on conflict (id) do update set names = excluded.names
      where coalesce(teams.feed_names, teams.names) <> excluded.names`.execute(db);
}

export function createFeedStateStore(db: Kysely<Schema>): FeedStateStore {
  return {
    async read(): Promise<FeedState | null> {
      const state = await db
        .selectFrom('feed_state')
        .select(['fingerprint', 'anchor_virtual as anchorVirtual', 'anchor_wall as anchorWall', 'speed'])
        .executeTakeFirst();
      return state ?? null;
    },
    async write({ fingerprint, anchorVirtual, anchorWall, speed }) {
      const row = { fingerprint, anchor_virtual: anchorVirtual, anchor_wall: anchorWall, speed };
      await db
        .insertInto('feed_state')
        .values(row)
        .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
        .execute();
    },
  };
}
