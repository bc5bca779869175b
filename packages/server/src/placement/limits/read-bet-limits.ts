import { withinProtection, formatAmount, formatOdd, highestStake, PARLAY_LIMIT } from '@clutchline/domain';

import type { Context } from '../context';
import type { SnapshotPoint } from '../placement-store';
import { dayStart, currencyOf } from '../../players';
import { AvailableLimits, hasFixedPrice } from '../validation/available-limits';
import {
  type Caller,
  callerOf,
  type CallInfo,
  type CallRequest,
  type CallResponse,
  type Outcome,
} from '../../platform/calls';
import { delayOf, isLiveForbidden, mayRefer } from '../validation/validate-stake';

interface AvailableNow {
  readonly available: AvailableLimits;
  readonly points: readonly SnapshotPoint[];
  /** The least of the house's, the operator's and the player's own. */
  readonly dayLeft: bigint;
}

export async function readAvailableLimits(
  { stores, clock }: Pick<Context, 'stores' | 'clock'>,
  { accountId, timeZone }: Caller,
  pointIds: readonly number[],
): Promise<AvailableNow> {
  const now = clock.now();
  const query = {
    accountId,
    requestId: null,
    pointIds: [...new Set(pointIds)],
    dayStart: dayStart(now, timeZone),
  };
  const snapshot = await stores.placements.read(query, false);
  const available = new AvailableLimits(snapshot);
  const { protection, operatorProtection, stakedToday } = available;
  const dayLeft = [protection, operatorProtection].reduce(
    (left, each) => withinProtection(left, { protection: each, stakedToday, sessionMinutes: 0, now }),
    available.dayLeft,
  );
  return { available, points: snapshot.points, dayLeft };
}

/** SLIP-8. */
export async function readSingleLimits(
  context: Pick<Context, 'stores' | 'clock'>,
  request: CallRequest<'getOrdinaryLimitInfo'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getOrdinaryLimitInfo'>>> {
  const caller = callerOf(info);
  const { available, points, dayLeft } = await readAvailableLimits(context, caller, request.shop_ids);
  const { decimals } = currencyOf(caller.currencyId);
  const shown = (minor: bigint): string => formatAmount(minor, decimals);
  return {
    kind: 'ok',
    data: {
      currency_id: caller.currencyId,
      min: shown(available.limits.min),
      max: shown(available.limits.maxSingle),
      max_payout: shown(available.limits.payout),
      day_left: shown(dayLeft),
      points: points.map((point) => ({
        shop_id: point.pointId,
        max: shown(highestOn(point, available)),
        match_left: shown(available.matchOf([point]).left),
        delay_ms: delayOf(point, available),
        ...(mayRefer([point], available) && { is_referable: 1 as const }),
      })),
    },
  };
}

function highestOn(point: SnapshotPoint, available: AvailableLimits): bigint {
  const { bets, limits } = available;
  if (isLiveForbidden(point, bets)) return 0n;
  const max = least([bets.stakeMax('single', [point]), ...restrictedDay(available, [point])]);
  if (!hasFixedPrice(point)) return max;
  const payout = bets.payout([point]);
  const ofPayout = payout === limits.payout ? [] : [highestStake([point.odd], payout)];
  return least([max, available.marketLeft([point]), ...ofPayout]);
}

/** The rest of a day on a part of the board, if it is less than that of all bets. */
function restrictedDay(available: AvailableLimits, points: readonly SnapshotPoint[]): bigint[] {
  const { left } = available.dayOf(points);
  return left < available.dayLeft ? [left] : [];
}

/** Not empty. */
const least = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((smallest, amount) => (amount < smallest ? amount : smallest));

/** Most restrictive leg (SLIP-5, SLIP-8). */
export async function readParlayLimits(
  context: Pick<Context, 'stores' | 'clock'>,
  request: CallRequest<'getParlayLimitInfo'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getParlayLimitInfo'>>> {
  const caller = callerOf(info);
  const { available, points, dayLeft } = await readAvailableLimits(context, caller, request.shop_ids);
  const { limits } = available;
  const { decimals } = currencyOf(caller.currencyId);
  const shown = (minor: bigint): string => formatAmount(minor, decimals);
  const max = highestCombo(points, available);
  return {
    kind: 'ok',
    data: {
      currency_id: caller.currencyId,
      min: shown(limits.min),
      max: shown(max),
      max_payout: shown(available.bets.payout(points)),
      day_left: shown(dayLeft),
      max_odds: formatOdd(limits.maxOdds),
      min_legs: limits.leastLegs,
      max_legs: PARLAY_LIMIT,
      delay_ms: Math.max(0, ...points.map((point) => delayOf(point, available))),
      ...(points.length > 0 && mayRefer(points, available) && { is_referable: 1 as const }),
    },
  };
}

function highestCombo(points: readonly SnapshotPoint[], available: AvailableLimits): bigint {
  const { bets } = available;
  if (bets.isForbidden('no_combos', points) || points.some((point) => isLiveForbidden(point, bets))) return 0n;
  const fixed = points.filter(hasFixedPrice);
  return least([
    bets.stakeMax('parlay', points),
    ...restrictedDay(available, points),
    ...(points.length === 0 ? [] : [available.matchOf(points).left]),
    ...(fixed.length === 0 ? [] : [available.marketLeft(fixed)]),
  ]);
}
