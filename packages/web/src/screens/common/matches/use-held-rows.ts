import { useState } from 'react';

import { type HoldHandlers, useHold } from '../use-hold';

interface HeldRows<Rows> {
  readonly rows: Rows;
  readonly hold: HoldHandlers;
}

/**
 * Rows stay as they are while the pointer or the focus is inside (SCHED-3).
 * @param version of what the player asked for; another one shows the rows at once.
 */
export function useHeldRows<Rows>(now: Rows, version: string): HeldRows<Rows> {
  const [held, setHeld] = useState<{ readonly version: string; readonly rows: Rows } | null>(null);
  const hold = useHold((isHeld) =>
    setHeld((known) => {
      if (!isHeld) return null;
      return known?.version === version ? known : { version, rows: now };
    }),
  );
  return { rows: held?.version === version ? held.rows : now, hold };
}
