import type { MatchRow } from '@clutchline/contract';
import { useState } from 'react';

import { type HoldHandlers, useHold } from '../common/use-hold';

interface FrozenList extends FrozenRows {
  readonly hold: HoldHandlers;
  readonly update: () => void;
}

/** While pointer or focus is inside. */
export function useFrozenRows(now: readonly MatchRow[]): FrozenList {
  const [before, setBefore] = useState<readonly MatchRow[] | null>(null);
  const hold = useHold((isHeld) => setBefore((known) => (isHeld ? (known ?? now) : null)));
  const frozen = before === null ? { rows: now, fresh: 0, changed: false } : freezeRows(before, now);
  return { ...frozen, update: () => setBefore(now), hold };
}

interface FrozenRows {
  readonly rows: readonly MatchRow[];
  readonly fresh: number;
  readonly changed: boolean;
}

const idOf = ({ match }: MatchRow): number => match.game_id;

/** In the order of `before`, with current data; removed rows keep their last data. */
export function freezeRows(before: readonly MatchRow[], now: readonly MatchRow[]): FrozenRows {
  const current = new Map(now.map((row) => [idOf(row), row]));
  const known = new Set(before.map(idOf));
  return {
    rows: before.map((row) => current.get(idOf(row)) ?? row),
    fresh: now.filter((row) => !known.has(idOf(row))).length,
    changed: before.length !== now.length || before.some((row, index) => now[index]?.match.game_id !== idOf(row)),
  };
}
