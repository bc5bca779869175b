import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

import { useIsHydrated } from '../../ui/app-surface';

interface NearBoxProps {
  readonly name: string;
  /** Last ones, px by name. */
  readonly heights: Map<string, number>;
  /** CSS length until measured. */
  readonly guess: string;
  readonly isDrawn: (near: boolean | null) => boolean;
  readonly className?: string | undefined;
  readonly onFocus?: () => void;
  readonly outline?: ReactNode;
  readonly children: ReactNode;
}

/** Far from the viewport an empty box of the same height. */
export function NearBox({ name, heights, guess, isDrawn, className, onFocus, outline, children }: NearBoxProps) {
  const storeHeight = useCallback((pixels: number) => void heights.set(name, pixels), [heights, name]);
  const [watch, near] = useNear(storeHeight);
  const drawn = isDrawn(near);
  const isHydrated = useIsHydrated();
  return (
    <div
      ref={watch}
      className={className}
      style={drawn || !isHydrated ? undefined : { blockSize: heights.get(name) ?? guess }}
      data-size={drawn || isHydrated ? undefined : guess}
      onFocus={onFocus}
    >
      {drawn ? children : outline}
    </div>
  );
}

/** `scrollMargin` for nested scroll containers. */
const AROUND = { rootMargin: '100% 0px', scrollMargin: '100% 0px' };

/**
 * Null: unknown.
 * @param onLeave receives the last height in px when far or unmounted.
 */
function useNear(onLeave: (pixels: number) => void): readonly [(box: HTMLElement | null) => void, boolean | null] {
  const [near, setNear] = useState<boolean | null>(null);
  // No dependency of `watch`: once the width is known every name changes, and each old observer would measure its box (P13).
  const onLastLeave = useRef(onLeave);
  useEffect(() => {
    onLastLeave.current = onLeave;
  }, [onLeave]);
  const watch = useCallback((box: HTMLElement | null) => {
    if (box === null || typeof IntersectionObserver === 'undefined') return undefined;
    let isNear = false;
    const leave = ({ height }: DOMRectReadOnly): void => {
      if (height > 0) onLastLeave.current(height);
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
  }, []);
  return [watch, near];
}
