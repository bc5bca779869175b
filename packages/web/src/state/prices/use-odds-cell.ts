import type { Match, Play, Point } from '@clutchline/contract';
import { selectedIds } from '@clutchline/domain';
import { useMemo } from 'react';

import { useApp } from '../app-context';
import { useSnapshot } from '../use-snapshot';
import type { AppState } from '../app-state';
import { pointStateOf, type OddsState } from './odds-state';
import type { SlipStoreState } from '../slip/slip-store';
import { chooseFromCell } from '../slip/toggle-item';

export interface MovingPrice {
  readonly odd: string | null;
  /** Null before the first change and `MOVE_MS` after the last. */
  readonly move: 'up' | 'down' | null;
}

export interface OddsCellView {
  /** For components that draw the price; its moves do not render the cell. */
  readonly price: {
    readonly read: () => MovingPrice;
    /** Prices of all points of the play; its moves do not notify. */
    readonly readPlay: () => readonly string[];
    readonly subscribe: (listener: () => void) => () => void;
  };
  readonly state: OddsState;
  /** Draw grey; a click adds nothing. */
  readonly stale: boolean;
  /** In the open slip tab. */
  readonly chosen: boolean;
  /** The open parlay refuses it (SLIP-6). */
  readonly noCombo: boolean;
  readonly toggle: () => void;
}

interface Cell {
  readonly match: Match;
  readonly play: Play;
  readonly point: Point;
}

function cellSource(app: Pick<AppState, 'freshness' | 'odds' | 'slip'>, cell: Cell) {
  const { odds, freshness, slip } = app;
  const { match, play, point } = cell;
  const readPrice = (): MovingPrice => odds.point(point.point_id) ?? { odd: point.odd, move: null };
  const isChosen = ({ slip: chosen, open }: SlipStoreState): boolean =>
    selectedIds(chosen, open).includes(point.point_id);
  const read = () => ({
    state: pointStateOf(odds, cell),
    stale: freshness.getState().freshness.state === 'stale',
    chosen: isChosen(slip.getState()),
    noCombo: slip.getState().open === 'parlay' && play.no_parlay === 1,
  });
  return {
    read,
    price: {
      read: readPrice,
      readPlay: () => play.points.map((of) => (odds.point(of.point_id) ?? of).odd ?? ''),
      subscribe: (listener: () => void) => odds.subscribe([['point', point.point_id]], listener),
    },
    word: () => Object.values(read()).join(),
    subscribe: (listener: () => void): (() => void) => {
      const stops = [
        odds.subscribe(
          [
            ['point-state', point.point_id],
            ['play', play.play_info_id],
            ['game', match.game_id],
            ['type', match.game_type_id],
          ],
          listener,
        ),
        // Every press concerns a few of hundreds of cells, and a clock none (P10).
        freshness.subscribe((now, before) => now.freshness !== before.freshness && listener()),
        slip.subscribe((now, before) => {
          if (now.open !== before.open || isChosen(now) !== isChosen(before)) listener();
        }),
      ];
      return () => stops.forEach((stop) => stop());
    },
    toggle: () => chooseFromCell(app, cell),
  };
}

/** Renders only for changes of point, play, match status, choice or freshness. */
export function useOddsCell({ match, play, point }: Cell): OddsCellView {
  const app = useApp();
  const { read, price, word, subscribe, toggle } = useMemo(
    () => cellSource(app, { match, play, point }),
    [app, match, play, point],
  );
  useSnapshot(subscribe, word);
  return { ...read(), price, toggle };
}
