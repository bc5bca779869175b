import { type FocusEvent, useRef } from 'react';

export interface HoldHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Of an element whose content must not move while the pointer or the focus is inside. */
export const holdHandlers = (mark: (by: 'pointer' | 'focus', isInside: boolean) => void): HoldHandlers => ({
  onPointerEnter: () => mark('pointer', true),
  onPointerLeave: () => mark('pointer', false),
  onFocus: () => mark('focus', true),
  onBlur: ({ currentTarget, relatedTarget }) => {
    const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!stays) mark('focus', false);
  },
});

/** @param change whether pointer or focus is inside; true again when the second one enters. */
export function useHold(change: (isHeld: boolean) => void): HoldHandlers {
  const inside = useRef({ pointer: false, focus: false });
  return holdHandlers((by, isInside) => {
    inside.current[by] = isInside;
    if (isInside) change(true);
    else if (!inside.current.pointer && !inside.current.focus) change(false);
  });
}
