import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to an element if a press has removed the one that had it. At the start of a page nobody has pressed
 * anything, and the order of the page applies.
 * @param step changes when something else is shown.
 */
export function useLostFocus<Kind extends HTMLElement>(step: string | undefined): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && 'userActivation' in navigator && navigator.userActivation.hasBeenActive) element.current?.focus();
  }, [step]);
  return element;
}
