import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

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

interface HeldFocus {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Handlers of an element. If a rendering removes the focused part of it, also while a dialog is open that was opened there,
 * `moveOn` can focus another part.
 */
export function useHeldFocus(moveOn: () => void): HeldFocus {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    if (held.current?.isConnected !== false || document.activeElement !== document.body) return;
    held.current = null;
    moveOn();
  });
  return {
    onFocus: ({ target }) => {
      held.current = target;
    },
    onBlur: ({ relatedTarget }) => {
      if ((relatedTarget?.closest('dialog') ?? null) === null) held.current = null;
    },
  };
}
