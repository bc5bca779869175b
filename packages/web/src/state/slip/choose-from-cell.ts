import type { Match, Play, Point, SlipItem } from '@clutchline/contract';
import { selectedIds } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { pointStateOf } from '../prices/odds-state';
import { toggleItem } from './toggle-item';

interface Cell {
  readonly match: Match;
  readonly play: Play;
  readonly point: Point;
}

/** A point without a price has no item but the one that was chosen before. */
function itemOf(app: AppState, { match, play, point }: Cell): SlipItem | undefined {
  const { odd, version, status } = app.odds.point(point.point_id) ?? point;
  if (!odd) return app.slip.getState().slip.items.find(({ shop_id }) => shop_id === point.point_id);
  const { category_id, round, market, line, no_parlay, names, descs } = play;
  return {
    shop_id: point.point_id,
    game_id: match.game_id,
    play_info_id: play.play_info_id,
    match,
    odd,
    version,
    status,
    is_hide: 0,
    play: { category_id, round, market, line, no_parlay, names, descs },
    pick: point.pick,
    line: point.line,
  };
}

/** A click on a price: takes it out where it is chosen; adds it only where the price is live and open. */
export function chooseFromCell(app: AppState, cell: Cell): void {
  const { slip, open } = app.slip.getState();
  const isChosen = selectedIds(slip, open).includes(cell.point.point_id);
  const isStale = app.freshness.getState().freshness.state === 'stale';
  if (!isChosen && (isStale || pointStateOf(app.odds, cell) !== 'open')) return;
  const item = itemOf(app, cell);
  if (item) toggleItem(app, open, item);
}
