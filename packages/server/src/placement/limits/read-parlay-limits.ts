import { formatAmount, formatOdd, PARLAY_LIMIT } from '@clutchline/domain';

import type { Context } from '../context';
import { currencyOf } from '../../players';
import { delayOf } from '../validation/validate-stake';
import { scaledLimit } from './limits-of';
import { readAvailableLimits } from './read-bet-limits';
import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../../platform/calls';

/** The most restrictive leg decides (SLIP-5, SLIP-8). */
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
  const lefts =
    points.length === 0 ? [] : [available.matchLeft(points.map(({ gameId }) => gameId)), available.marketLeft(points)];
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
