import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the returned element if an action of the user has removed the focused one. Does nothing when a page has just loaded.
 * @param step identifies what is shown; a change of it is checked.
 */
export function useLostFocus<Kind extends HTMLElement>(step: string | undefined): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && 'userActivation' in navigator && navigator.userActivation.hasBeenActive) element.current?.focus();
  }, [step]);
  return element;
}
