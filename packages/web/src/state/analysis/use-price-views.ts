import type { Play } from '@clutchline/contract';
import { parseOdd } from '@clutchline/domain';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

import { useApp } from '../app-context';
import type { OddsKey, OddsStore } from '../prices/odds-store';
import { usePlayOdds } from '../prices/use-play';
import { countOutside, type OutsideCount, pointViews, type PointView } from './price-views';
import type { PlayLookBack } from './shown-analysis';

/** With current prices (STATS-8). */
export function usePointViews(play: Play, line: PlayLookBack): readonly PointView[] {
  const odds = usePlayOdds(play);
  const key = odds.join();
  return useMemo(() => pointViews(play, line, key === '' ? [] : key.split(',').map(Number)), [play, line, key]);
}

/** Renders only when a count changes. */
export function useOutside(plays: readonly Play[], lines: ReadonlyMap<number, PlayLookBack>): OutsideCount {
  const { odds } = useApp();
  const subscribe = useCallback(
    (listener: () => void) => {
      const keys = plays.flatMap(({ points }) => points.map(({ point_id }): OddsKey => ['point', point_id]));
      return odds.subscribe(keys, listener);
    },
    [odds, plays],
  );
  const text = useSyncExternalStore(subscribe, () => {
    const { plays: count, outside, expected } = countOutside(plays.flatMap((play) => viewsOf(odds, play, lines)));
    return [count, outside, expected].join();
  });
  const [count = 0, outside = 0, expected = 0] = text.split(',').map(Number);
  return { plays: count, outside, expected };
}

function viewsOf(store: OddsStore, play: Play, lines: ReadonlyMap<number, PlayLookBack>): (readonly PointView[])[] {
  const line = lines.get(play.play_info_id);
  if (line === undefined) return [];
  const odds = play.points.flatMap((point) => (store.point(point.point_id) ?? point).odd ?? []);
  return [pointViews(play, line, odds.length === play.points.length ? odds.map(parseOdd) : [])];
}
