import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { CorrectedFacts } from '../result-store';
import type { Schema } from '../../database/tables/schema';

/** A revision; the locked plays serialise corrections. */
export async function correctFacts(db: Kysely<Schema>, corrected: CorrectedFacts): Promise<number> {
  const { gameId, round, facts, reason, approvedBy, at } = corrected;
  const { rows } = await sql<{ revision: number }>`
    insert into result_revisions (game_id, round, revision, facts_before, facts, reason, approved_by, at)
    select ${gameId}, ${round ?? 0},
      ${nextRevision(gameId, sql`${round ?? 0}`)},
      ${factsBefore(corrected)}, ${JSON.stringify(facts)}::jsonb, ${reason}, ${[...approvedBy]}::text[], ${at}
    returning revision`.execute(db);
  await replaceFacts(db, corrected);
  return rows[0]?.revision ?? 0;
}

export function nextRevision(gameId: number, round: RawBuilder<unknown>) {
  return sql`coalesce((select max(revision) from result_revisions where game_id = ${gameId} and round = ${round}), 1) + 1`;
}

function factsBefore({ gameId, round, facts }: CorrectedFacts) {
  if (round !== null) return sql`(select facts from map_results where game_id = ${gameId} and round = ${round})`;
  return 'winners' in facts
    ? sql`(select facts from outright_results where game_id = ${gameId})`
    : sql`(select facts from match_results where game_id = ${gameId})`;
}

async function replaceFacts(db: Kysely<Schema>, { gameId, round, facts, source }: CorrectedFacts): Promise<void> {
  const stored = { facts: JSON.stringify(facts), source };
  if (round !== null)
    await db
      .insertInto('map_results')
      .values({ game_id: gameId, round, ...stored })
      .onConflict((conflict) => conflict.columns(['game_id', 'round']).doUpdateSet(stored))
      .execute();
  else
    await db
      .insertInto('winners' in facts ? 'outright_results' : 'match_results')
      .values({ game_id: gameId, ...stored })
      .onConflict((conflict) => conflict.column('game_id').doUpdateSet(stored))
      .execute();
}
