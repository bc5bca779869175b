import type { MatchRow } from '@clutchline/contract';

/** What a list shows that is held still, and what it does not show yet. */
export interface HeldRows {
  readonly rows: readonly MatchRow[];
  /** Matches that came since. */
  readonly fresh: number;
  /** Matches came, went or changed places since. */
  readonly changed: boolean;
}

const idOf = ({ match }: MatchRow): number => match.game_id;

/** The rows of `before` in their places with what is known of each now; one that went stays as it was. */
export function heldRows(before: readonly MatchRow[], now: readonly MatchRow[]): HeldRows {
  const current = new Map(now.map((row) => [idOf(row), row]));
  const known = new Set(before.map(idOf));
  return {
    rows: before.map((row) => current.get(idOf(row)) ?? row),
    fresh: now.filter((row) => !known.has(idOf(row))).length,
    changed: before.length !== now.length || before.some((row, index) => now[index]?.match.game_id !== idOf(row)),
  };
}
