import type { LiveState } from '@clutchline/contract';

import type { Standing } from '../quarantine-store';

export function standingOf({ status, round, score_1, score_2, round_score_1, round_score_2 }: LiveState): Standing {
  return [status, round, score_1, score_2, round_score_1, round_score_2];
}
