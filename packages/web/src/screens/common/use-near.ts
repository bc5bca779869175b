import { useCallback, useState } from 'react';

/** How far around what is seen rows are drawn; `scrollMargin` is for a list that scrolls inside another box. */
const AROUND = { rootMargin: '100% 0px', scrollMargin: '100% 0px' };

/**
 * Whether an element is near what is seen: of the page, of a box that scrolls, or of the frame around it. Null while
 * that is not known.
 *
 * @param onLeave takes the height in px that the element had when it was left behind, or went with its screen.
 */
export function useNear(
  onLeave: (pixels: number) => void,
): readonly [(box: HTMLElement | null) => void, boolean | null] {
  const [near, setNear] = useState<boolean | null>(null);
  const watch = useCallback(
    (box: HTMLElement | null) => {
      if (box === null || typeof IntersectionObserver === 'undefined') return undefined;
      let isNear = false;
      const leave = ({ height }: DOMRectReadOnly): void => {
        if (height > 0) onLeave(height);
      };
      const observer = new IntersectionObserver((entries) => {
        const last = entries.at(-1);
        if (last === undefined) return;
        if (!last.isIntersecting) leave(last.boundingClientRect);
        isNear = last.isIntersecting;
        setNear(isNear);
      }, AROUND);
      observer.observe(box);
      return () => {
        observer.disconnect();
        if (isNear) leave(box.getBoundingClientRect());
      };
    },
    [onLeave],
  );
  return [watch, near];
}
