import { useEffect, useEffectEvent } from 'react';

import { goTo } from '../app/place';
import type { DeskScreen } from '../app/screens';

const SEQUENCE_MS = 1_200;
const FIELD = 'input, select, textarea, dialog';

interface DeskKeys {
  /** Single keys can be switched off (WCAG 2.1.4). */
  readonly isOn: boolean;
  readonly screens: readonly DeskScreen[];
  readonly onOpen: () => void;
  readonly onHelp: () => void;
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('[data-desk-search] input, input[type="search"]');
  field?.focus();
  return field !== null;
}

/** `g` and a letter open a screen, `/` the search field of the screen, `?` the list of keys; not while a field has the focus. */
export function useDeskKeys({ isOn, screens, onOpen, onHelp }: DeskKeys): void {
  const act = useEffectEvent((key: string, isAfterG: boolean): boolean => {
    if (isAfterG) {
      const screen = screens.find((each) => each.key === key);
      if (screen === undefined) return false;
      goTo(screen.path);
      onOpen();
      return true;
    }
    if (key === '?') onHelp();
    return key === '?' || (key === '/' && focusSearch());
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let wentAt = -Infinity;
    const press = (event: KeyboardEvent): void => {
      const isInField = event.target instanceof Element && event.target.closest(FIELD) !== null;
      if (isInField || event.ctrlKey || event.metaKey || event.altKey) return;
      const isAfterG = event.timeStamp - wentAt < SEQUENCE_MS;
      wentAt = !isAfterG && event.key === 'g' ? event.timeStamp : -Infinity;
      if (!act(event.key, isAfterG)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Captures the key before table rows handle it: after `g`, a letter opens a screen.
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [isOn]);
}
