import { formatAmount } from '@clutchline/domain';

import type { Context } from '../context';
import { callerOf } from './caller-of';
import { playerLimits } from './player-limits';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

/** Limits of singles on these points for this player; points with nothing of their own are not named (SLIP-8). */
export async function readSingleLimits(
  context: Pick<Context, 'stores' | 'clock'>,
  request: CallRequest<'getOrdinaryLimitInfo'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getOrdinaryLimitInfo'>>> {
  const caller = callerOf(info);
  const points = await context.stores.board.points([...new Set(request.shop_ids)]);
  const { limits, decimals, dayLeft, matchLeft } = await playerLimits(
    context,
    caller,
    points.map(({ gameId }) => gameId),
  );
  const shown = (minor: bigint): string => formatAmount(minor, decimals);
  const max = shown(limits.maxSingle);
  const own = points.filter(({ gameId }) => matchLeft(gameId) < limits.maxSingle);
  return {
    kind: 'ok',
    data: {
      currency_id: caller.currencyId,
      min: shown(limits.min),
      max,
      max_payout: shown(limits.payout),
      day_left: shown(dayLeft),
      points: own.map(({ pointId, gameId }) => ({ shop_id: pointId, max, match_left: shown(matchLeft(gameId)) })),
    },
  };
}
