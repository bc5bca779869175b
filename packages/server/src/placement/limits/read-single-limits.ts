import { CATEGORY } from '@clutchline/contract';
import { formatAmount } from '@clutchline/domain';

import type { Context } from '../context';
import type { SnapshotPoint } from '../placement-store';
import { currencyOf } from '../../players';
import { delayOf } from '../validation/judge-money';
import { scaledLimit } from './limits-of';
import type { Purse } from '../validation/purse';
import { readPurse } from './read-purse';
import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../../platform/calls';

/** As a placement would apply them now (SLIP-8). */
export async function readSingleLimits(
  context: Pick<Context, 'stores' | 'clock'>,
  request: CallRequest<'getOrdinaryLimitInfo'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getOrdinaryLimitInfo'>>> {
  const caller = callerOf(info);
  const { purse, points, dayLeft } = await readPurse(context, caller, request.shop_ids);
  const { decimals } = currencyOf(caller.currencyId);
  const shown = (minor: bigint): string => formatAmount(minor, decimals);
  return {
    kind: 'ok',
    data: {
      currency_id: caller.currencyId,
      min: shown(purse.limits.min),
      max: shown(purse.limits.maxSingle),
      max_payout: shown(purse.limits.payout),
      day_left: shown(dayLeft),
      points: points.map((point) => ({
        shop_id: point.pointId,
        max: shown(highestOn(point, purse)),
        match_left: shown(purse.matchLeft([point.gameId])),
        delay_ms: delayOf(point),
      })),
    },
  };
}

/** A pool has no liability. */
function highestOn(point: SnapshotPoint, purse: Purse): bigint {
  const max = scaledLimit(purse.limits.maxSingle, point.limitScale);
  if (point.categoryId === CATEGORY.normal_bet) return max;
  const left = purse.marketLeft([point]);
  return left < max ? left : max;
}
