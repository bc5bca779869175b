import { CATEGORY, MATCH_STATUS } from '@clutchline/contract';
import {
  acceptanceDelay,
  checkStake,
  combinedOdds,
  exceedsCombinedOdds,
  countCombinations,
  indicativeOdds,
  ODD_MAX,
  ODD_ONE,
  offerLowestStake,
  offerStake,
  parseAmount,
  withinProtection,
  type StakeLimits,
  checkProtection,
  type ProtectedMoment,
  type ProtectionProblem,
} from '@clutchline/domain';

import { MINUTE } from '../../platform/time/durations';
import type { PricedPoint, SnapshotPoint } from '../placement-store';
import { currencyOf } from '../../players';
import { refused, type ValidationContext, type BetDecision, type RefusedBet } from './bet-decision';
import { scaledLimit } from '../limits/limits-of';
import type { AvailableLimits } from './available-limits';
import type { RequestedBet } from './requested-bets';

/** SLIP-8, SLIP-9. */
export function validateStake(
  requested: RequestedBet,
  points: readonly SnapshotPoint[],
  context: ValidationContext,
): BetDecision {
  const { available } = context;
  const lines = countCombinations(points.length, requested.sizes);
  const given = parseAmount(requested.stake, currencyOf(available.wallet.currencyId).decimals);
  if (given === null) return refused(requested, 'amount_format');
  const unit = requested.per === 'unit' ? BigInt(lines) : 1n;
  const stake = given * unit;
  const isPool = points.some(isOfPool);
  const legs = points.map((point) => ({ ...point, odd: priceOf(point, stake, context) }));
  const odds = legs.map(({ odd }) => odd);
  if (!isPool && exceedsCombinedOdds(odds, available.limits.maxOdds, requested.sizes))
    return refused(requested, 'combined_odds_limit');
  const limits = stakeLimits(requested, legs, { available, isPool });
  const problem = checkStake(stake, limits);
  if (problem !== null || stake > available.balance) {
    const search = problem?.refusal === 'amount_low' ? offerLowestStake : offerStake;
    const offer = offerOf(search, limits, { context, unit });
    if (problem === null) return refused(requested, 'insufficient_balance', { limit: available.balance, offer });
    return refused(requested, problem.refusal, { limit: problem.limit, whole: problem.whole, offer });
  }
  const delayMs = Math.max(0, ...legs.map(delayOf));
  const { kind, sizes } = requested;
  const bet = { kind, sizes, stake, lines, odds: combinedOdds(odds, sizes), legs, isPool, delayMs };
  return { kind: 'accepted', bet };
}

const isOfPool = ({ categoryId }: SnapshotPoint): boolean => categoryId === CATEGORY.normal_bet;

/** Of a pool what it would pay if it closed now with this stake: an estimate (BET-2, U8). */
function priceOf(point: SnapshotPoint, stake: bigint, { pools }: ValidationContext): number {
  if (!isOfPool(point)) return point.odd ?? ODD_ONE;
  const pool = pools.get(point.playId);
  const odds = pool === undefined ? null : indicativeOdds(pool, point.pointId, stake);
  return Math.min(ODD_MAX, Number(odds ?? ODD_ONE));
}

function offerOf(
  search: typeof offerStake,
  limits: StakeLimits,
  { context, unit }: { readonly context: ValidationContext; readonly unit: bigint },
): bigint | null {
  const { balance } = context.available;
  const allowed = momentsOf(context).reduce(withinProtection, balance);
  const offered = search(limits, allowed, unit);
  return offered === null ? null : offered / unit;
}

/** BET-8. */
export function delayOf({ matchStatus, gameTypeId, categoryId }: SnapshotPoint): number {
  const isLive = matchStatus === MATCH_STATUS.live && categoryId !== CATEGORY.champion_bet;
  return isLive ? acceptanceDelay(gameTypeId) : 0;
}

/** Pools: no payout and liability limits (BET-2). */
function stakeLimits(
  { kind, sizes }: RequestedBet,
  legs: readonly PricedPoint[],
  { available, isPool }: { readonly available: AvailableLimits; readonly isPool: boolean },
): StakeLimits {
  const { limits } = available;
  const scale = Math.min(...legs.map(({ limitScale }) => limitScale));
  return {
    min: limits.min,
    max: scaledLimit(kind === 'single' ? limits.maxSingle : limits.maxParlay, scale),
    dayLeft: available.dayLeft,
    matchLeft: available.matchLeft(legs.map(({ gameId }) => gameId)),
    marketLeft: isPool ? null : available.marketLeft(legs),
    maxPayout: limits.payout,
    odds: isPool ? [] : legs.map(({ odd }) => odd),
    sizes: isPool ? [0] : sizes,
    whole: { day: limits.day, match: limits.match, market: isPool ? null : available.wholeMarket(legs) },
  };
}

/** S27. */
export function validateProtection(requested: RequestedBet, context: ValidationContext): RefusedBet | null {
  const given = parseAmount(requested.stake, currencyOf(context.available.wallet.currencyId).decimals) ?? 0n;
  const lines = requested.per === 'unit' ? BigInt(countCombinations(requested.selections.length, requested.sizes)) : 1n;
  const problem = protectionProblem(context, given * lines);
  return problem === null ? null : refused(requested, problem.refusal, { limit: problem.limit, whole: problem.whole });
}

const LEAST_STAKE = 1n;

/** A swap is a bet (S-M3), but adds no stake: only a break or an exhausted limit forbids it. */
export function validateSwapProtection(moment: PlayerMoment): ProtectionProblem['refusal'] | 'swap_refused' | null {
  const refusal = protectionProblem(moment, LEAST_STAKE)?.refusal ?? null;
  return refusal === 'player_limit' ? 'swap_refused' : refusal;
}

/** Of what is paid for cards (CHESS-7). */
export function validatePaidProtection(moment: PlayerMoment, paid: bigint): StakeProblem['refusal'] | null {
  return protectionProblem(moment, paid)?.refusal ?? null;
}

interface StakeProblem extends Omit<ProtectionProblem, 'refusal'> {
  readonly refusal: ProtectionProblem['refusal'] | 'player_limit';
}

/** Of the player's own limits, then of the operator's. */
function protectionProblem(moment: PlayerMoment, stake: bigint): StakeProblem | null {
  const [own, operators] = momentsOf(moment).map((protectedMoment) => checkProtection({ ...protectedMoment, stake }));
  if (own !== null && own !== undefined) return own;
  if (operators === null || operators === undefined) return null;
  return { ...operators, refusal: operators.refusal === 'own_limit' ? 'player_limit' : operators.refusal };
}

type PlayerMoment = Pick<ValidationContext, 'available' | 'session' | 'now'>;

/** With the player's own limits, and with the operator's. */
function momentsOf({ available, session, now }: PlayerMoment): ProtectedMoment[] {
  const { protection, operatorProtection, stakedToday } = available;
  const sessionMinutes = minutesOf(session);
  return [protection, operatorProtection].map((each) => ({ protection: each, stakedToday, sessionMinutes, now }));
}

export function minutesOf({ realNow, startedAt }: ValidationContext['session']): number {
  return Math.max(0, Math.floor((realNow - startedAt) / MINUTE));
}
