import type { MatchRow } from '@clutchline/contract';
import { type FocusEvent, useRef, useState } from 'react';

interface FrozenList extends FrozenRows {
  readonly hold: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  readonly update: () => void;
}

/** While pointer or focus is inside. */
export function useFrozenRows(now: readonly MatchRow[]): FrozenList {
  const inside = useRef({ pointer: false, focus: false });
  const [before, setBefore] = useState<readonly MatchRow[] | null>(null);

  function mark(by: 'pointer' | 'focus', isInside: boolean): void {
    inside.current[by] = isInside;
    if (isInside) setBefore((known) => known ?? now);
    else if (!inside.current.pointer && !inside.current.focus) setBefore(null);
  }

  const frozen = before === null ? { rows: now, fresh: 0, changed: false } : freezeRows(before, now);
  return {
    ...frozen,
    update: () => setBefore(now),
    hold: {
      onPointerEnter: () => mark('pointer', true),
      onPointerLeave: () => mark('pointer', false),
      onFocus: () => mark('focus', true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!stays) mark('focus', false);
      },
    },
  };
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
