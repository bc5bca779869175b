import type { Match, Play, Point } from '@clutchline/contract';
import { selectedIds } from '@clutchline/domain';
import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { pointStateOf, type OddsState } from '../prices/odds-state';
import { chooseFromCell } from '../slip/choose-from-cell';

export interface OddsCellView {
  /** "1.955". */
  readonly odd: string;
  readonly state: OddsState;
  /** Direction of the last change, kept up to 60 s; null before the first and after that. */
  readonly move: 'up' | 'down' | null;
  /** True while the push is silent: draw grey; a click does not add. */
  readonly stale: boolean;
  /** In the selection of the open slip tab. */
  readonly chosen: boolean;
  /** True where the parlay tab is open and this play cannot join a combo (SLIP-6). */
  readonly noCombo: boolean;
  /** Adds it to or removes it from the selection of the open slip tab. */
  readonly toggle: () => void;
}

/** One odds cell: renders when its own point, play, match status, choice or freshness changes, and at no other time. */
export function useOddsCell(cell: { match: Match; play: Play; point: Point }): OddsCellView {
  const app = useApp();
  const { match, play, point } = cell;
  const { odds } = app;
  const subscribe = useCallback(
    (listener: () => void) =>
      odds.subscribe(
        [`point:${point.point_id}`, `play:${play.play_info_id}`, `game:${match.game_id}`, `type:${match.game_type_id}`],
        listener,
      ),
    [odds, point.point_id, play.play_info_id, match.game_id, match.game_type_id],
  );
  const known = useSyncExternalStore(subscribe, () => odds.point(point.point_id));
  const state = useSyncExternalStore(subscribe, () => pointStateOf(odds, { match, play, point }));
  const stale = useStore(app.freshness, ({ freshness }) => freshness.state === 'stale');
  const chosen = useStore(app.slip, ({ slip, open }) => selectedIds(slip, open).includes(point.point_id));
  const isParlay = useStore(app.slip, ({ open }) => open === 'parlay');
  return {
    odd: known?.odd ?? point.odd,
    state,
    move: known?.move ?? null,
    stale,
    chosen,
    noCombo: isParlay && play.no_parlay === 1,
    toggle: () => chooseFromCell(app, cell),
  };
}
