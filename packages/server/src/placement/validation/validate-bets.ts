import { checkCombo, type ComboLeg, SINGLE_LIMIT } from '@clutchline/domain';
import { CATEGORY } from '@clutchline/contract';

import type { SnapshotPoint } from '../placement-store';
import { validateLeg } from './validate-leg';
import { isLiveForbidden, validateStake, validateProtection } from './validate-stake';
import { refused, type ValidationContext, type BetDecision, type RefusedBet } from './bet-decision';
import type { RequestedBet } from './requested-bets';

/** Order: points, player protection, combination, prices, money. */
export function validateBet(requested: RequestedBet, context: ValidationContext): BetDecision {
  const legs = legsOf(requested, context);
  if (legs === null) return refused(requested, 'bet_invalid');
  return (
    validateProtection(requested, context) ??
    validateProhibitions(requested, legs, context) ??
    validateCombination(requested, legs, context) ??
    validateLegs(requested, legs, context) ??
    validateStake(requested, legs, context)
  );
}

function legsOf({ selections }: RequestedBet, { points }: ValidationContext): SnapshotPoint[] | null {
  const legs = selections.flatMap(({ shop_id, game_id, play_info_id }) => {
    const point = points.get(shop_id);
    return point?.gameId === game_id && point.playId === play_info_id ? [point] : [];
  });
  return legs.length === selections.length ? legs : null;
}

/** Of the operator for this player (DESK-11). */
function validateProhibitions(
  requested: RequestedBet,
  legs: readonly SnapshotPoint[],
  { available: { bets } }: ValidationContext,
): BetDecision | null {
  const refusedLegs =
    requested.kind === 'parlay' && bets.isForbidden('no_combos', legs)
      ? legs
      : legs.filter((leg) => isLiveForbidden(leg, bets));
  const shopIds = refusedLegs.map(({ pointId }) => pointId);
  return shopIds.length === 0 ? null : refused(requested, 'player_limit', { shopIds });
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

/** SLIP-5, SLIP-6; pools never combine (BET-2). */
export function comboLegOf(point: SnapshotPoint): ComboLeg {
  const { pick } = point;
  return {
    game_id: point.gameId,
    play_info_id: point.playId,
    point_id: point.pointId,
    no_parlay: point.categoryId === CATEGORY.normal_bet ? 1 : point.noParlay,
    sides: {
      event_id: point.eventId,
      team_ids: [...point.teamIds],
      start_time: point.startTime,
      team_id: pick.kind === 'team' || pick.kind === 'runner' ? pick.team_id : null,
      is_champion: point.categoryId === CATEGORY.champion_bet,
    },
  };
}

/** In order. */
export function validateRequest(requestedBets: readonly RequestedBet[], context: ValidationContext): BetDecision[] {
  const singles = requestedBets.filter(({ kind }) => kind === 'single');
  const seen = new Set<number>();
  return requestedBets.map((requested) => {
    const decision = validateSingle(requested, { count: singles.length, seen }) ?? validateBet(requested, context);
    if (decision.kind === 'accepted') context.available.subtract(decision.bet, context.offer !== null);
    return decision;
  });
}

function validateSingle(
  requested: RequestedBet,
  { count, seen }: { readonly count: number; readonly seen: Set<number> },
): RefusedBet | null {
  if (requested.kind === 'parlay') return null;
  if (count > SINGLE_LIMIT) return refused(requested, 'orders_limit_10');
  const shopIds = requested.selections.map(({ shop_id }) => shop_id);
  const isRepeated = shopIds.some((shopId) => seen.has(shopId));
  for (const shopId of shopIds) seen.add(shopId);
  return isRepeated ? refused(requested, 'duplicate_selection') : null;
}
