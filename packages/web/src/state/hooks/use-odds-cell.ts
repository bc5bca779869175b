import type { Match, Play, Point } from '@clutchline/contract';
import { selectedIds } from '@clutchline/domain';
import { useMemo, useSyncExternalStore } from 'react';

import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { pointStateOf, type OddsState } from '../prices/odds-state';
import { chooseFromCell } from '../slip/choose-from-cell';

/** A price as it moves. */
export interface MovingPrice {
  /** "1.955"; null while it has no price. */
  readonly odd: string | null;
  /** Direction of the last change, kept up to 60 s; null before the first and after that. */
  readonly move: 'up' | 'down' | null;
  /** Another one at each change. */
  readonly turn: 0 | 1;
}

export interface OddsCellView {
  /** The price, for who draws it by itself: a move of it alone renders nothing. */
  readonly price: { readonly read: () => MovingPrice; readonly subscribe: (listener: () => void) => () => void };
  readonly state: OddsState;
  /** True while the push is silent: draw grey; a click does not add. */
  readonly stale: boolean;
  /** In the selection of the open slip tab. */
  readonly chosen: boolean;
  /** True where the parlay tab is open and this play cannot join a combo (SLIP-6). */
  readonly noCombo: boolean;
  /** Adds it to or removes it from the selection of the open slip tab. */
  readonly toggle: () => void;
}

interface Cell {
  readonly match: Match;
  readonly play: Play;
  readonly point: Point;
}

/** What is drawn of a cell, and what it is to be listened for at. */
function cellSource(app: AppState, cell: Cell) {
  const { odds, freshness, slip } = app;
  const { match, play, point } = cell;
  const readPrice = (): MovingPrice => odds.point(point.point_id) ?? { odd: point.odd, move: null, turn: 0 };
  const read = () => {
    const { slip: chosen, open } = slip.getState();
    return {
      state: pointStateOf(odds, cell),
      stale: freshness.getState().freshness.state === 'stale',
      chosen: selectedIds(chosen, open).includes(point.point_id),
      noCombo: open === 'parlay' && play.no_parlay === 1,
    };
  };
  return {
    read,
    price: {
      read: readPrice,
      subscribe: (listener: () => void) => odds.subscribe([`point:${point.point_id}`], listener),
    },
    /** All of it in one word, which is another one as soon as anything is to be drawn anew. */
    word: () => Object.values(read()).join(),
    subscribe: (listener: () => void): (() => void) => {
      const stops = [
        odds.subscribe(
          [
            `point:${point.point_id}`,
            `play:${play.play_info_id}`,
            `game:${match.game_id}`,
            `type:${match.game_type_id}`,
          ],
          listener,
        ),
        freshness.subscribe(listener),
        slip.subscribe(listener),
      ];
      return () => stops.forEach((stop) => stop());
    },
    toggle: () => chooseFromCell(app, cell),
  };
}

/**
 * One odds cell: renders when what it may be used for changes, by its own point, play, match status, choice or
 * freshness, and at no other time; its price moves without a rendering, and who draws it listens for it apart.
 */
export function useOddsCell({ match, play, point }: Cell): OddsCellView {
  const app = useApp();
  const { read, price, word, subscribe, toggle } = useMemo(
    () => cellSource(app, { match, play, point }),
    [app, match, play, point],
  );
  useSyncExternalStore(subscribe, word);
  return { ...read(), price, toggle };
}
