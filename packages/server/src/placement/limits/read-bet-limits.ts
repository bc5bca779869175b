import { withinProtection, formatAmount, formatOdd, PARLAY_LIMIT } from '@clutchline/domain';

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
import { delayOf } from '../validation/validate-stake';
import { scaledLimit } from './limits-of';

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
        match_left: shown(available.matchLeft([point.gameId])),
        delay_ms: delayOf(point),
      })),
    },
  };
}

function highestOn(point: SnapshotPoint, available: AvailableLimits): bigint {
  const max = scaledLimit(available.limits.maxSingle, point.limitScale);
  if (!hasFixedPrice(point)) return max;
  const left = available.marketLeft([point]);
  return left < max ? left : max;
}

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
  const scale = Math.min(1_000, ...points.map(({ limitScale }) => limitScale));
  const fixed = points.filter(hasFixedPrice);
  const lefts = [
    ...(points.length === 0 ? [] : [available.matchLeft(points.map(({ gameId }) => gameId))]),
    ...(fixed.length === 0 ? [] : [available.marketLeft(fixed)]),
  ];
  const max = lefts.reduce((least, left) => (left < least ? left : least), scaledLimit(limits.maxParlay, scale));
  return {
    kind: 'ok',
    data: {
      currency_id: caller.currencyId,
      min: shown(limits.min),
      max: shown(max),
      max_payout: shown(limits.payout),
      day_left: shown(dayLeft),
      max_odds: formatOdd(limits.maxOdds),
      min_legs: limits.leastLegs,
      max_legs: PARLAY_LIMIT,
      delay_ms: Math.max(0, ...points.map(delayOf)),
    },
  };
}
