import { type FocusEvent, useRef, useState } from 'react';

interface HeldRows<Rows> {
  readonly rows: Rows;
  readonly hold: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Rows stay as they are while the pointer or the focus is inside (SCHED-3).
 * @param version of what the player asked for; another one shows the rows at once.
 */
export function useHeldRows<Rows>(now: Rows, version: string): HeldRows<Rows> {
  const inside = useRef({ pointer: false, focus: false });
  const [held, setHeld] = useState<{ readonly version: string; readonly rows: Rows } | null>(null);

  function mark(by: 'pointer' | 'focus', isInside: boolean): void {
    inside.current[by] = isInside;
    if (isInside) setHeld((known) => (known?.version === version ? known : { version, rows: now }));
    else if (!inside.current.pointer && !inside.current.focus) setHeld(null);
  }

  return {
    rows: held?.version === version ? held.rows : now,
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
