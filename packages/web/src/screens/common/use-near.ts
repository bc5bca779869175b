import { useCallback, useState } from 'react';

/** Margin around the viewport; `scrollMargin` is for a list inside another scroll container. */
const AROUND = { rootMargin: '100% 0px', scrollMargin: '100% 0px' };

/**
 * Near the viewport of the page, a scroll container or the surrounding frame; null while unknown.
 *
 * @param onLeave receives the last height in px when the element moves away or unmounts.
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
