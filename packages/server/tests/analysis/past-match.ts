import type { MapFacts, PastMatch } from '@clutchline/contract';
import { buildMapFacts, buildNames } from '@clutchline/domain/testing';
import type { TestContext } from '@clutchline/test-support/server/open-test-context';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

interface Past extends Partial<Omit<PastMatch, 'maps' | 'ended_at'>> {
  readonly teams: readonly [number, number];
  /** Ms of business time; the match began two hours before. */
  readonly ended: number;
  readonly maps?: readonly Partial<MapFacts>[];
}

/** League of Legends, event 100, best of three; the first team wins 2:0 with 20:11 in 34 minutes on each map. */
export function pastMatch(gameId: number, { teams, ended, maps = [{}, {}], ...fields }: Past): PastMatch {
  const [team_id_1, team_id_2] = teams;
  const known = { winner: team_id_1, first_blood: team_id_1, first_tower: null, pistol_1: null, pistol_13: null };
  return {
    ...{ game_id: gameId, game_type_id: 1, event_id: 100, team_id_1, team_id_2, best_of: 3, source: 'test' },
    stage_names: buildNames('Final'),
    start_time: ended - 2 * HOUR,
    ended_at: ended,
    maps: maps.map((facts, index) => ({ round: index + 1, facts: buildMapFacts({ ...known, races: [], ...facts }) })),
    facts: { winner: team_id_1, score_1: 2, score_2: 0 },
    void_reason: null,
    ...fields,
  };
}

let slices = 0;

/** As the import of the history does; teams and events must be known. */
export async function storePast(context: TestContext, matches: readonly PastMatch[]): Promise<void> {
  slices += 1;
  await context.inTransaction(({ content }) =>
    content.importSlice({ gameTypeId: 1, day: slices, stages: [], details: [], matches }),
  );
}
