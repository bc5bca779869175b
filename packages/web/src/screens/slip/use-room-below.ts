import { useLayoutEffect, type RefObject } from 'react';

const MARGIN = 14;

/** Writes the height below the panel's top to `--cl-room` at scroll and resize, because what is above scrolls away. */
export function useRoomBelow(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = panel.current;
    if (box === null) return undefined;
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      const room = Math.round(window.innerHeight - Math.max(MARGIN, box.getBoundingClientRect().top) - MARGIN);
      box.style.setProperty('--cl-room', `${room}px`);
    };
    const measureSoon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', measureSoon, { passive: true, capture: true });
    window.addEventListener('resize', measureSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', measureSoon, { capture: true });
      window.removeEventListener('resize', measureSoon);
    };
  }, [panel]);
}
