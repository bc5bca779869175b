import type { LiveState } from '../match';
import { MATCH_STATUS } from '../statuses';

/** Of a match that has not begun, and of one that was never played. */
export const LIVE_BEFORE_START: LiveState = {
  status: MATCH_STATUS.notStarted,
  is_hide: 0,
  round: 0,
  score_1: 0,
  score_2: 0,
  round_score_1: 0,
  round_score_2: 0,
  clock_s: null,
};
