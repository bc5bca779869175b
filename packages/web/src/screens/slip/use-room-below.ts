import { useLayoutEffect, type RefObject } from 'react';

/** px between the panel and the end of the window. */
const MARGIN = 14;

/**
 * Writes the height between the top of a panel and the end of the window to `--cl-room`, at each scroll and resize: what
 * is above the panel, such as a header or a host page, scrolls away.
 */
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
