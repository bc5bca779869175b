import { checkCombo } from '@clutchline/domain';

import type { SnapshotPoint } from '../placement-store';
import { comboLegOf } from '../combo-leg-of';
import { validateLeg } from './validate-leg';
import { validateStake } from './validate-stake';
import { validateProtection } from './judge-protection';
import { refused, type ValidationContext, type BetDecision } from './bet-decision';
import type { RequestedBet } from './requested-bets';

/** In this order: points, player protection, combination, openness and price, money. */
export function validateBet(requested: RequestedBet, context: ValidationContext): BetDecision {
  const legs = legsOf(requested, context);
  if (legs === null) return refused(requested, 'bet_invalid');
  return (
    validateProtection(requested, context) ??
    validateCombination(requested, legs, context) ??
    validateLegs(requested, legs, context) ??
    validateStake(requested, legs, context)
  );
}

/** Null if a point is unknown or belongs to another match or play than requested. */
function legsOf({ selections }: RequestedBet, { points }: ValidationContext): SnapshotPoint[] | null {
  const legs = selections.flatMap(({ shop_id, game_id, play_info_id }) => {
    const point = points.get(shop_id);
    return point?.gameId === game_id && point.playId === play_info_id ? [point] : [];
  });
  return legs.length === selections.length ? legs : null;
}

function validateCombination(
  requested: RequestedBet,
  legs: readonly SnapshotPoint[],
  { available }: ValidationContext,
): BetDecision | null {
  if (requested.kind === 'single') return null;
  const problem = checkCombo(legs.map(comboLegOf), { sizes: requested.sizes, leastLegs: available.limits.leastLegs });
  return problem === null ? null : refused(requested, problem.refusal, { shopIds: problem.shop_ids });
}

/** The first refusal, with all points that it applies to. */
function validateLegs(
  requested: RequestedBet,
  legs: readonly SnapshotPoint[],
  context: ValidationContext,
): BetDecision | null {
  const refusals = requested.selections.map((selection, index) => {
    const point = legs[index];
    return { shopId: selection.shop_id, refusal: point === undefined ? null : validateLeg(selection, point, context) };
  });
  const first = refusals.find(({ refusal }) => refusal !== null)?.refusal ?? null;
  if (first === null) return null;
  return refused(requested, first, {
    shopIds: refusals.filter(({ refusal }) => refusal === first).map(({ shopId }) => shopId),
  });
}
