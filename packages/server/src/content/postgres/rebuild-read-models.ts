import pg from 'pg';

export interface RebuiltModels {
  readonly finishedMatches: number;
  /** Whose search keys the leader makes again. */
  readonly names: number;
}

/**
 * Computes finished matches, counts of their maps and games of teams again from the results, as the owner of the database, in one transaction;
 * search keys are made again by the leader. Imported history stays: it has no other source. Ends that no source stated are
 * retained.
 */
export async function rebuildReadModels(ownerUrl: string): Promise<RebuiltModels> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table finished_matches in share row exclusive mode');
    await client.query(
      'create temp table ends on commit drop as select id, ended_at from finished_matches where not is_history',
    );
    await client.query('delete from finished_matches where not is_history');
    await client.query(`select store_finished_matches(array(select id from matches where kind = 'match'))`);
    await client.query(`
      update finished_matches f set ended_at = e.ended_at from ends e
      where e.id = f.id and not exists (select from match_results r where r.game_id = f.id and r.ended_at is not null)
        and not exists (select from match_voids v where v.game_id = f.id and v.ended_at is not null)`);
    await client.query('select rebuild_map_counts()');
    await client.query('delete from team_games');
    await client.query(`
      insert into team_games (team_id, game_type_id)
      select distinct on (team_id) team_id, game_type_id from (
        select team_id_1 as team_id, game_type_id, id from finished_matches
        union all select team_id_2, game_type_id, id from finished_matches
        union all select team_id_1, game_type_id, id from matches where kind = 'match'
        union all select team_id_2, game_type_id, id from matches where kind = 'match'
      ) m order by team_id, id`);
    await client.query(`
      insert into search_changes select 1, id from teams union all select 2, id from events on conflict do nothing`);
    const { rows } = await client.query<RebuiltModels>(`
      select (select count(*)::int from finished_matches where not is_history) as "finishedMatches",
        (select count(*)::int from search_changes) as names`);
    await client.query('commit');
    return rows[0] ?? { finishedMatches: 0, names: 0 };
  } catch (cause) {
    await client.query('rollback').catch(() => undefined);
    throw cause;
  } finally {
    await client.end();
  }
}
