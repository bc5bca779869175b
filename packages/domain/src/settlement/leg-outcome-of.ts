import { CATEGORY, type CategoryId } from '@clutchline/contract';

import type { SettledPoint } from './settled-point';
import type { CaseRule } from './case-rules';
import { voidPoint } from './void-play';

export interface PlacedLeg {
  /** At placement. */
  readonly category_id: CategoryId;
  /** Business time, ms. */
  readonly placed_at: number;
}

const STARTED_EARLY: CaseRule = 'started-early@1';

/**
 * Outcome of a leg: void (`late_bet`) if it is no live bet and was placed at or after the actual start of a match that
 * began early, else `point` itself (BET-9).
 *
 * @param startedAt `started_at` of the match facts, ms; null if it did not begin early.
 */
export function legOutcomeOf(leg: PlacedLeg, point: SettledPoint, startedAt: number | null): SettledPoint {
  const isLate = startedAt !== null && leg.category_id !== CATEGORY.live_bet && leg.placed_at >= startedAt;
  return isLate ? voidPoint(point.point_id, 'late_bet', STARTED_EARLY) : point;
}
