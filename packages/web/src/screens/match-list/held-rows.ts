import type { MatchRow } from '@clutchline/contract';

/** Rows in frozen order, and pending changes. */
export interface HeldRows {
  readonly rows: readonly MatchRow[];
  readonly fresh: number;
  /** Whether matches were added, removed or reordered. */
  readonly changed: boolean;
}

const idOf = ({ match }: MatchRow): number => match.game_id;

/** Rows of `before` in their order with current data; removed rows keep their last data. */
export function heldRows(before: readonly MatchRow[], now: readonly MatchRow[]): HeldRows {
  const current = new Map(now.map((row) => [idOf(row), row]));
  const known = new Set(before.map(idOf));
  return {
    rows: before.map((row) => current.get(idOf(row)) ?? row),
    fresh: now.filter((row) => !known.has(idOf(row))).length,
    changed: before.length !== now.length || before.some((row, index) => now[index]?.match.game_id !== idOf(row)),
  };
}
