import { type ReactNode, useCallback, useState } from 'react';

interface NearBoxProps {
  readonly name: string;
  /** Last heights in px by name. */
  readonly heights: Map<string, number>;
  /** Estimated height, a CSS length, until the real height is known. */
  readonly guess: string;
  /** Whether the content is in the document; `near` is null while unknown. */
  readonly isDrawn: (near: boolean | null) => boolean;
  readonly className?: string | undefined;
  readonly onFocus?: () => void;
  /** In place of the content while it is not drawn. */
  readonly outline?: ReactNode;
  readonly children: ReactNode;
}

/** Renders its content only near the viewport, else an empty box of the same height. */
export function NearBox({ name, heights, guess, isDrawn, className, onFocus, outline, children }: NearBoxProps) {
  const keep = useCallback((pixels: number) => void heights.set(name, pixels), [heights, name]);
  const [watch, near] = useNear(keep);
  const drawn = isDrawn(near);
  return (
    <div
      ref={watch}
      className={className}
      style={drawn ? undefined : { blockSize: heights.get(name) ?? guess }}
      onFocus={onFocus}
    >
      {drawn ? children : outline}
    </div>
  );
}

/** Margin around the viewport; `scrollMargin` is for a list inside another scroll container. */
const AROUND = { rootMargin: '100% 0px', scrollMargin: '100% 0px' };

/**
 * Near the viewport of the page, a scroll container or the surrounding frame; null while unknown.
 *
 * @param onLeave receives the last height in px when the element moves away or unmounts.
 */
function useNear(onLeave: (pixels: number) => void): readonly [(box: HTMLElement | null) => void, boolean | null] {
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
