import { openBenchDatabase } from '@clutchline/test-support/bench/bench-database';
import { runRounds, type Comparison, type Measured } from '@clutchline/test-support/bench/run-rounds';

import type { BenchOptions } from './lib/bench-options';
import { addPastMatches } from './lib/past-matches';

const RESULTS = 500;

/** C4: storing results with their read models against the same without. */
export async function c4(rounds: number, { matches }: BenchOptions): Promise<Comparison[]> {
  const database = await openBenchDatabase();
  await addPastMatches(database, { matches, teams: 1_000 });
  let first = 1_000_000_000;
  const rateOf = async (hasModels: boolean): Promise<Measured> => {
    const state = hasModels ? 'enable' : 'disable';
    for (const table of ['match_results', 'map_results'])
      for (const trigger of ['store_finished_inserted', 'store_finished_updated'])
        await database.query(`alter table ${table} ${state} trigger ${trigger}`);
    first += RESULTS;
    await database.query(
      `insert into matches (id, game_type_id, event_id, team_id_1, team_id_2, stage_names, start_time, best_of)
       select n, 1, 1, 1, 2, '{}', 0, 3 from generate_series($1::bigint, $1::bigint + $2::int - 1) n`,
      [first, RESULTS],
    );
    const facts = JSON.stringify({ status: 'played', winner: 1, score_1: 20, score_2: 11, duration_s: 1_900 });
    const result = JSON.stringify({ winner: 1, score_1: 2, score_2: 0 });
    const began = performance.now();
    for (let gameId = first; gameId < first + RESULTS; gameId += 1) {
      await database.query(
        `insert into map_results (game_id, round, facts, source) select $1, n, $2::jsonb, 'bench' from generate_series(1, 3) n`,
        [gameId, facts],
      );
      await database.query(
        `insert into match_results (game_id, facts, source, ended_at) values ($1, $2::jsonb, 'bench', 0)`,
        [gameId, result],
      );
    }
    return { value: (RESULTS * 1_000) / (performance.now() - began) };
  };
  try {
    const contest = { name: 'C4 results with read models; limit: without', unit: 'results/s', goal: 1 / 1.15 };
    return [await runRounds({ ...contest, limit: () => rateOf(false), product: () => rateOf(true) }, rounds)];
  } finally {
    await database.close();
  }
}
