import { useCallback, useLayoutEffect, useRef, useState } from 'react';

import { type HoldHandlers, holdHandlers } from '../common/use-hold';
import { watchView } from '../common/watch-view';
import { holdPlaces, isSameOrder, type MarketPlace } from './market-order';

type Reason = 'pointer' | 'focus' | 'view';

interface Held {
  readonly view: string;
  readonly places: readonly MarketPlace[];
}

export interface HeldPlaces {
  readonly places: readonly MarketPlace[];
  /** Whether `update` would change order or folding. */
  readonly isPending: boolean;
  readonly update: () => void;
  readonly hold: HoldHandlers & { readonly ref: (list: HTMLElement | null) => () => void };
}

/**
 * DETAIL-5. Order and folding of the markets remain while the pointer or the focus is in the list, and with a finger
 * also while the list is in sight: nothing moves under a press.
 *
 * @param view what the player chose; another one shows the current order.
 */
export function useHeldPlaces(now: readonly MarketPlace[], view: string): HeldPlaces {
  const reasons = useRef(new Set<Reason>());
  const [held, setHeld] = useState<Held | null>(null);
  if (held !== null && held.view !== view) setHeld({ view, places: now });
  const places = held?.view === view ? holdPlaces(held.places, now) : now;
  const latest = useRef({ view, places });
  useLayoutEffect(() => {
    latest.current = { view, places };
  });

  const mark = useCallback((reason: Reason, isHeld: boolean): void => {
    if (isHeld) reasons.current.add(reason);
    else reasons.current.delete(reason);
    if (isHeld) setHeld((known) => known ?? latest.current);
    else if (reasons.current.size === 0) setHeld(null);
  }, []);

  const ref = useCallback(
    (list: HTMLElement | null) => {
      const stop = list !== null && isTouch() ? watchView(list, (inView) => mark('view', inView)) : undefined;
      return () => {
        stop?.();
        reasons.current.clear();
        setHeld(null);
      };
    },
    [mark],
  );

  return {
    places,
    isPending: !isSameOrder(places, now),
    update: () => setHeld((known) => known && { view, places: now }),
    hold: { ref, ...holdHandlers(mark) },
  };
}

/** A finger gives no sign before it presses. */
function isTouch(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(hover: none)').matches;
}
