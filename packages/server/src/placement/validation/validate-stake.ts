import { CATEGORY, MATCH_STATUS } from '@clutchline/contract';
import {
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
  type ReferableRefusal,
  referableRefusal,
  withinProtection,
  type StakeLimits,
  checkProtection,
  type ProtectedMoment,
  type ProtectionProblem,
} from '@clutchline/domain';
import { isVirtualId } from '@clutchline/domain/virtual-round';

import { MINUTE } from '../../platform/time/durations';
import type { PricedPoint, SnapshotPoint } from '../placement-store';
import { currencyOf } from '../../players';
import { refused, type ValidationContext, type BetDecision, type RefusedBet } from './bet-decision';
import type { BetLimits } from '../limits/bet-limits';
import { POOL_CAP } from '../limits/limits-of';
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
  const legs = points.map((point, index) => ({
    ...point,
    odd: context.offer?.odds[index] ?? priceOf(point, stake, context),
  }));
  const odds = legs.map(({ odd }) => odd);
  if (!isPool && exceedsCombinedOdds(odds, available.limits.maxOdds, requested.sizes))
    return refused(requested, 'combined_odds_limit');
  const limits = withoutReferable(stakeLimits(requested, legs, { available, isPool }), context);
  const referral = referralOf(requested, legs, { stake, limits, context });
  const problem = referral === null ? checkStake(stake, limits) : null;
  if (problem !== null || stake > available.balance) {
    const search = problem?.refusal === 'amount_low' ? offerLowestStake : offerStake;
    const offer = offerOf(search, limits, { context, unit });
    if (problem === null) return refused(requested, 'insufficient_balance', { limit: available.balance, offer });
    return refused(requested, problem.refusal, { limit: problem.limit, whole: problem.whole, offer });
  }
  const delayMs = Math.max(0, ...legs.map((leg) => delayOf(leg, available)));
  const { kind, sizes } = requested;
  const cap = isPool ? POOL_CAP : limits.maxPayout;
  const bet = { kind, sizes, stake, lines, odds: combinedOdds(odds, sizes), legs, isPool, delayMs, cap, referral };
  return { kind: 'accepted', bet };
}

/** A trader has decided about these limits (DESK-12). */
function withoutReferable(limits: StakeLimits, { offer }: ValidationContext): StakeLimits {
  return offer === null ? limits : { ...limits, max: offer.stake, matchLeft: null, marketLeft: null };
}

interface WantedStake {
  readonly stake: bigint;
  readonly limits: StakeLimits;
  readonly context: ValidationContext;
}

/** Only of bets that are refused: others do not look for rules. Rounds of Speed LOL end before a person could decide. */
function referralOf(
  { kind }: RequestedBet,
  legs: readonly PricedPoint[],
  { stake, limits, context: { available, offer } }: WantedStake,
): ReferableRefusal | null {
  if (offer !== null || stake > available.balance) return null;
  const refusal = referableRefusal(stake, limits, kind);
  return refusal !== null && mayRefer(legs, available) ? refusal : null;
}

export const mayRefer = (legs: readonly SnapshotPoint[], { bets }: AvailableLimits): boolean =>
  legs.every((leg) => !isOfPool(leg) && !isVirtualId(leg.gameId)) && bets.isReferable(legs);

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
export function delayOf(point: SnapshotPoint, { bets }: AvailableLimits): number {
  return isLive(point) ? bets.liveDelay(point) : 0;
}

const isLive = ({ matchStatus, categoryId }: SnapshotPoint): boolean =>
  matchStatus === MATCH_STATUS.live && categoryId !== CATEGORY.champion_bet;

/** To this player, by the operator (DESK-11). */
export const isLiveForbidden = (point: SnapshotPoint, bets: BetLimits): boolean =>
  isLive(point) && bets.isForbidden('no_live', [point]);

/** Pools: no payout and liability limits (BET-2). */
function stakeLimits(
  { kind, sizes }: RequestedBet,
  legs: readonly PricedPoint[],
  { available, isPool }: { readonly available: AvailableLimits; readonly isPool: boolean },
): StakeLimits {
  const { bets, limits } = available;
  const day = available.dayOf(legs);
  const match = available.matchOf(legs);
  return {
    min: limits.min,
    max: bets.stakeMax(kind, legs),
    dayLeft: day.left,
    matchLeft: match.left,
    marketLeft: isPool ? null : available.marketLeft(legs),
    maxPayout: bets.payout(legs),
    odds: isPool ? [] : legs.map(({ odd }) => odd),
    sizes: isPool ? [0] : sizes,
    whole: { day: day.whole, match: match.whole, market: isPool ? null : available.wholeMarket(legs) },
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
