import type { Match, Play, Point } from '@clutchline/contract';

/** `suspended`: price visible, locked. `closed`: takes none for good. `hidden`: not to be drawn. */
export type OddsState = 'open' | 'suspended' | 'closed' | 'hidden';

export interface OddsCellView {
  /** "1.955". */
  readonly odd: string;
  readonly state: OddsState;
  /** Direction of the last change, kept up to 60 s; null before the first and after that. */
  readonly move: 'up' | 'down' | null;
  /** True while the push is silent: draw grey and do not take a click. */
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
  throw new Error(`pending ${cell.point.point_id}`);
}
