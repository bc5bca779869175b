import type { FinishedMatchRow, Match } from '@clutchline/contract';

import { buildMatch } from './build-match';

/** Won 2 to 1 by the first team, two hours after its start. */
export function buildFinished(fields: Partial<FinishedMatchRow & Match> = {}): FinishedMatchRow {
  const match = buildMatch(fields);
  return {
    ...match,
    stage_id: null,
    ended_at: match.start_time + 7_200_000,
    winner: match.team_id_1,
    score_1: 2,
    score_2: 1,
    void_reason: null,
    correction_count: 0,
    is_history: 0,
    ...fields,
  };
}
