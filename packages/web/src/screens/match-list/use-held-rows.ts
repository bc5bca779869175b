import type { MatchRow } from '@clutchline/contract';
import { useRef, useState, type FocusEvent } from 'react';

import { heldRows, type HeldRows } from './held-rows';

interface HeldList extends HeldRows {
  /** Handlers for the element around the rows. */
  readonly hold: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  readonly update: () => void;
}

/** Freezes the order of the list while pointer or focus is inside it. */
export function useHeldRows(now: readonly MatchRow[]): HeldList {
  const inside = useRef({ pointer: false, focus: false });
  const [before, setBefore] = useState<readonly MatchRow[] | null>(null);

  function mark(by: 'pointer' | 'focus', isInside: boolean): void {
    inside.current[by] = isInside;
    if (isInside) setBefore((known) => known ?? now);
    else if (!inside.current.pointer && !inside.current.focus) setBefore(null);
  }

  const held = before === null ? { rows: now, fresh: 0, changed: false } : heldRows(before, now);
  return {
    ...held,
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
