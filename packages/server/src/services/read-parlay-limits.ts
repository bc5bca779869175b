import { COMBO_MIN, formatAmount, formatOdd, PARLAY_LIMIT } from '@clutchline/domain';

import type { Context } from '../context';
import { callerOf } from './caller-of';
import { playerLimits } from './player-limits';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

/** Limits of a combo of these points for this player; the match with the least left is counted in (SLIP-5, SLIP-8). */
export async function readParlayLimits(
  context: Pick<Context, 'stores' | 'clock'>,
  request: CallRequest<'getParlayLimitInfo'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getParlayLimitInfo'>>> {
  const caller = callerOf(info);
  const gameIds = (await context.stores.board.points([...new Set(request.shop_ids)])).map(({ gameId }) => gameId);
  const { limits, decimals, dayLeft, matchLeft } = await playerLimits(context, caller, gameIds);
  const shown = (minor: bigint): string => formatAmount(minor, decimals);
  const max = gameIds.map(matchLeft).reduce((least, left) => (left < least ? left : least), limits.maxParlay);
  return {
    kind: 'ok',
    data: {
      currency_id: caller.currencyId,
      min: shown(limits.min),
      max: shown(max),
      max_payout: shown(limits.payout),
      day_left: shown(dayLeft),
      max_odds: formatOdd(limits.maxOdds),
      min_legs: COMBO_MIN,
      max_legs: PARLAY_LIMIT,
    },
  };
}
