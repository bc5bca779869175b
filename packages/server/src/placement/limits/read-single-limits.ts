import { CATEGORY } from '@clutchline/contract';
import { formatAmount } from '@clutchline/domain';

import type { Context } from '../context';
import type { SnapshotPoint } from '../placement-store';
import { currencyOf } from '../../players';
import { delayOf } from '../validation/validate-stake';
import { scaledLimit } from './limits-of';
import type { AvailableLimits } from '../validation/available-limits';
import { readAvailableLimits } from './read-bet-limits';
import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../../platform/calls';

/** As a placement would apply them now (SLIP-8). */
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

/** A pool has no liability. */
function highestOn(point: SnapshotPoint, available: AvailableLimits): bigint {
  const max = scaledLimit(available.limits.maxSingle, point.limitScale);
  if (point.categoryId === CATEGORY.normal_bet) return max;
  const left = available.marketLeft([point]);
  return left < max ? left : max;
}
