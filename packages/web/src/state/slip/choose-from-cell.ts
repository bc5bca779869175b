import type { Match, Play, Point, SlipItem } from '@clutchline/contract';
import { selectedItems } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { pointStateOf } from '../prices/odds-state';
import { toggleItem } from './toggle-item';

interface Cell {
  readonly match: Match;
  readonly play: Play;
  readonly point: Point;
}

/** An open point has a price. */
function itemOf(app: AppState, { match, play, point }: Cell): SlipItem {
  const { odd, version, status } = app.odds.point(point.point_id) ?? point;
  const { category_id, round, market, line, no_parlay, names, descs } = play;
  return {
    shop_id: point.point_id,
    game_id: match.game_id,
    play_info_id: play.play_info_id,
    match,
    odd: odd ?? '',
    version,
    status,
    is_hide: 0,
    play: { category_id, round, market, line, no_parlay, names, descs },
    pick: point.pick,
    line: point.line,
  };
}

/** Adds a point only if its price is live and open; removing is always possible. */
export function chooseFromCell(app: AppState, cell: Cell): void {
  const { slip, open } = app.slip.getState();
  const chosen = selectedItems(slip, open).find(({ shop_id }) => shop_id === cell.point.point_id);
  const isStale = app.freshness.getState().freshness.state === 'stale';
  if (!chosen && (isStale || pointStateOf(app.odds, cell) !== 'open')) return;
  toggleItem(app, open, chosen ?? itemOf(app, cell));
}
