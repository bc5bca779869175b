import { useEffect, useEffectEvent } from 'react';

export const HOLD_MS = 600;

/** Calls `onHeld` when Shift+Escape is held for 0.6 s, on every screen. Escape alone still closes dialogs. */
export function useHeldPanic(isOn: boolean, onHeld: () => void): void {
  const held = useEffectEvent(onHeld);
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => {
      clearTimeout(timer);
      timer = undefined;
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat || timer !== undefined) return;
      timer = setTimeout(() => held(), HOLD_MS);
    };
    const release = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' || key === 'Shift') stop();
    };
    window.addEventListener('keydown', press, { capture: true });
    window.addEventListener('keyup', release, { capture: true });
    window.addEventListener('blur', stop);
    return () => {
      stop();
      window.removeEventListener('keydown', press, { capture: true });
      window.removeEventListener('keyup', release, { capture: true });
      window.removeEventListener('blur', stop);
    };
  }, [isOn]);
}
