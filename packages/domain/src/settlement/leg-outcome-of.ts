import { CATEGORY, type CategoryId } from '@clutchline/contract';

import type { DecidedPoint } from './decided-point';
import type { CaseRule } from './case-rules';
import { voidPoint } from './void-point';

/** A leg as far as the time of its bet decides what it gets. */
export interface PlacedLeg {
  /** The category of its play when the bet was placed. */
  readonly category_id: CategoryId;
  /** When the bet was placed, in ms of business time. */
  readonly placed_at: number;
}

const STARTED_EARLY: CaseRule = 'started-early@1';

/**
 * What a leg gets from its decided point: the point's outcome, or void (`late_bet`) where it is no live bet and was placed
 * at or after the real start of the match, which had begun early (BET-9). Live bets are meant to be placed later.
 *
 * @param startedAt `started_at` of the facts of the match, in ms; null where it did not begin early.
 * @returns `point` itself where it stands.
 * @example legOutcomeOf({ category_id: 2, placed_at: 2_000 }, point, 1_999).void_reason // 'late_bet'
 */
export function legOutcomeOf(leg: PlacedLeg, point: DecidedPoint, startedAt: number | null): DecidedPoint {
  const isLate = startedAt !== null && leg.category_id !== CATEGORY.live_bet && leg.placed_at >= startedAt;
  return isLate ? voidPoint(point.point_id, 'late_bet', STARTED_EARLY) : point;
}
