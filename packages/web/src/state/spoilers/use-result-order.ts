import type { FinishedRow } from '../content/use-results';
import { useHiddenIds } from './use-spoilers';

export interface ResultOrder {
  /** Newest first. */
  readonly rows: readonly FinishedRow[];
  readonly by: 'start' | 'end';
  /** The time by which a match is ordered. */
  readonly timeOf: (row: FinishedRow) => number;
  readonly hiddenIds: readonly number[];
}

/**
 * By the ends, or by the starts while a result is hidden: the order of the ends would reveal how long hidden matches
 * took (SPOIL-1).
 *
 * @param rows by their ends, newest first.
 */
export function useResultOrder(rows: readonly FinishedRow[]): ResultOrder {
  const hiddenIds = useHiddenIds(rows);
  if (hiddenIds.length === 0) return { rows, by: 'end', timeOf: ({ ended_at }) => ended_at, hiddenIds };
  const sorted = [...rows].sort((a, b) => b.start_time - a.start_time || b.game_id - a.game_id);
  return { rows: sorted, by: 'start', timeOf: ({ start_time }) => start_time, hiddenIds };
}
