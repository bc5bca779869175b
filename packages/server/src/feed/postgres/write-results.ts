import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { FeedBatch } from '../feed-store';
import type { ContradictedResult } from '../../catalogue';
import type { Schema } from '../../database/tables/schema';

interface WrittenResults {
  readonly decided: readonly number[];
  readonly contradicted: readonly ContradictedResult[];
}

/** Contradicting results are only reported. */
export async function writeResults(db: Kysely<Schema>, batch: FeedBatch): Promise<WrittenResults> {
  const { mapResults, matchResults, outrightResults, matchVoids, playVoids } = batch;
  if ([mapResults, matchResults, outrightResults, matchVoids, playVoids].every(({ length }) => length === 0))
    return { decided: [], contradicted: [] };
  const { rows: fresh } = await sql<{ game_id: number }>`
    with maps as (
      insert into map_results (game_id, round, facts, source)
      select game_id, round, facts, source from jsonb_to_recordset(${JSON.stringify(mapResults)}::jsonb)
        as n (game_id bigint, round smallint, facts jsonb, source text)
      on conflict do nothing returning game_id
    ), whole as (
      insert into match_results (game_id, facts, source, ended_at)
      select game_id, facts, source, coalesce(ended_at, (select fed_until from feed_progress)) from jsonb_to_recordset(${JSON.stringify(matchResults)}::jsonb)
        as n (game_id bigint, facts jsonb, source text, ended_at bigint)
      on conflict do nothing returning game_id
    ), outrights as (
      insert into outright_results as r (game_id, facts, source)
      select game_id, facts, source from jsonb_to_recordset(${JSON.stringify(outrightResults)}::jsonb)
        as n (game_id bigint, facts jsonb, source text)
      on conflict (game_id) do update set facts = excluded.facts, source = excluded.source,
        received_at = excluded.received_at
        where ${isExtension(sql`r.facts`, sql`excluded.facts`)} and r.facts <> excluded.facts
      returning game_id
    ), voids as (
      insert into match_voids (game_id, reason, source, ended_at)
      select game_id, reason, source, coalesce(ended_at, (select fed_until from feed_progress)) from jsonb_to_recordset(${JSON.stringify(matchVoids)}::jsonb)
        as n (game_id bigint, reason text, source text, ended_at bigint)
      on conflict do nothing returning game_id
    ), plays as (
      insert into play_voids (play_id, game_id, reason, source)
      select play_id, game_id, reason, source from jsonb_to_recordset(${JSON.stringify(playVoids)}::jsonb)
        as n (play_id bigint, game_id bigint, reason text, source text)
      on conflict do nothing returning game_id
    )
    select game_id from maps union select game_id from whole union select game_id from outrights
    union select game_id from voids union select game_id from plays`.execute(db);
  const { rows: contradicted } = await sql<ContradictedResult>`
    select n.game_id as "gameId", n.round from jsonb_to_recordset(${JSON.stringify(mapResults)}::jsonb)
      as n (game_id bigint, round integer, facts jsonb)
    join map_results r on r.game_id = n.game_id and r.round = n.round and r.facts <> n.facts
    union
    select n.game_id, 0 from jsonb_to_recordset(${JSON.stringify(matchResults)}::jsonb) as n (game_id bigint, facts jsonb)
    join match_results r on r.game_id = n.game_id and r.facts <> n.facts
    union
    select n.game_id, 0 from jsonb_to_recordset(${JSON.stringify(outrightResults)}::jsonb)
      as n (game_id bigint, facts jsonb)
    join outright_results r on r.game_id = n.game_id and r.facts <> n.facts
      and not ${isExtension(sql`n.facts`, sql`r.facts`)}`.execute(db);
  return { decided: fresh.map(({ game_id }) => game_id), contradicted };
}

/** No winner before, no withdrawal revoked. */
function isExtension(before: RawBuilder<unknown>, after: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(jsonb_array_length(${before}->'winners') = 0 and ${after}->'withdrawn' @> (${before}->'withdrawn'))`;
}
