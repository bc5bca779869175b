import { slipPlaySchema, type SlipItem } from '@clutchline/contract';
import { formatOdd } from '@clutchline/domain';

import type { Context } from './context';
import type { BettablePoint } from './board-store';
import type { CallRequest, CallResponse, Outcome } from '../platform/calls';

/** In request order (NAV-5). */
export async function readPoints(
  { stores }: Pick<Context, 'stores'>,
  { shop_ids }: CallRequest<'getPointsByIds'>,
): Promise<Outcome<CallResponse<'getPointsByIds'>>> {
  const wanted = [...new Set(shop_ids)];
  const points = new Map((await stores.board.points(wanted)).map((point) => [point.pointId, point]));
  const items = wanted.flatMap((shopId) => {
    const point = points.get(shopId);
    return point === undefined ? [] : [toSlipItem(point)];
  });
  return { kind: 'ok', data: { items } };
}

function toSlipItem(point: BettablePoint): SlipItem {
  const { play, match } = point;
  return {
    shop_id: point.pointId,
    game_id: point.gameId,
    play_info_id: point.playId,
    match: match.match,
    odd: point.odd === null ? null : formatOdd(point.odd),
    version: point.version,
    status: point.status,
    is_hide: match.live.is_hide === 1 ? 1 : play.is_hide,
    play: slipPlaySchema.parse(play),
    pick: point.pick,
    line: point.line,
  };
}
