import { CATEGORY, MATCH_STATUS } from '@clutchline/contract';
import {
  checkStake,
  combinedOdds,
  exceedsCombinedOdds,
  linesOf,
  offerStake,
  parseAmount,
  withinProtection,
  type StakeLimits,
} from '@clutchline/domain';

import type { SnapshotPoint } from '../placement-store';
import { acceptanceDelay } from '../acceptance-delay';
import { currencyOf } from '../../players';
import { refused, type Court, type Verdict } from './verdict';
import { protectedMoment } from './judge-protection';
import { scaledLimit } from '../limits/limits-of';
import type { Purse } from './purse';
import type { Wish } from './wishes-of';

/** SLIP-8, SLIP-9. */
export function judgeMoney(wish: Wish, legs: readonly SnapshotPoint[], court: Court): Verdict {
  const { purse } = court;
  const odds = legs.map(({ odd }) => odd);
  const lines = linesOf(legs.length, wish.sizes);
  const given = parseAmount(wish.stake, currencyOf(purse.wallet.currencyId).decimals);
  if (given === null) return refused(wish, 'amount_format');
  if (exceedsCombinedOdds(odds, purse.limits.maxOdds, wish.sizes)) return refused(wish, 'combined_odds_limit');
  const unit = wish.per === 'unit' ? BigInt(lines) : 1n;
  const stake = given * unit;
  const isPool = legs.some(({ categoryId }) => categoryId === CATEGORY.normal_bet);
  const limits = stakeLimits(wish, legs, { purse, isPool });
  const verdict = checkStake(stake, limits);
  if (verdict !== null || stake > purse.balance) {
    const offer = offerOf(limits, court, unit);
    if (verdict === null) return refused(wish, 'insufficient_balance', { limit: purse.balance, offer });
    return refused(wish, verdict.refusal, { limit: verdict.limit, whole: verdict.whole, offer });
  }
  const delayMs = Math.max(0, ...legs.map(delayOf));
  return { kind: 'taken', wish, stake, lines, odds: combinedOdds(odds, wish.sizes), legs, isPool, delayMs };
}

/** The stake that would be accepted, per unit or total as requested. */
function offerOf(limits: StakeLimits, court: Court, unit: bigint): bigint | null {
  const own = withinProtection(court.purse.balance, protectedMoment(court));
  const offered = offerStake(limits, own, unit);
  return offered === null ? null : offered / unit;
}

/** In-play delay; 0 before the match (BET-8). */
export function delayOf({ matchStatus, gameTypeId, categoryId }: SnapshotPoint): number {
  const isLive = matchStatus === MATCH_STATUS.live && categoryId !== CATEGORY.champion_bet;
  return isLive ? acceptanceDelay(gameTypeId) : 0;
}

/** A pool has no fixed price: no payout and liability limits (BET-2). */
function stakeLimits(
  { kind, sizes }: Wish,
  legs: readonly SnapshotPoint[],
  { purse, isPool }: { readonly purse: Purse; readonly isPool: boolean },
): StakeLimits {
  const { limits } = purse;
  const scale = Math.min(...legs.map(({ limitScale }) => limitScale));
  return {
    min: limits.min,
    max: scaledLimit(kind === 'single' ? limits.maxSingle : limits.maxParlay, scale),
    dayLeft: purse.dayLeft,
    matchLeft: purse.matchLeft(legs.map(({ gameId }) => gameId)),
    marketLeft: isPool ? null : purse.marketLeft(legs),
    maxPayout: limits.payout,
    odds: isPool ? [] : legs.map(({ odd }) => odd),
    sizes: isPool ? [0] : sizes,
    whole: { day: limits.day, match: limits.match, market: isPool ? null : purse.wholeMarket(legs) },
  };
}
