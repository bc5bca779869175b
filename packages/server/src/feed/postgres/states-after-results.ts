import { PLAY_STATUS, type PlayStatus } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { FeedBatch } from '../feed-store';
import type { Schema } from '../../database/tables/schema';

/** Closes every play with a result or void in the batch, so that no bets are accepted on a known result. */
export async function statesAfterResults(
  db: Kysely<Schema>,
  batch: FeedBatch,
): Promise<ReadonlyMap<number, PlayStatus>> {
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
