import { useCallback, type ReactNode } from 'react';

import { useNear } from './use-near';

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
  readonly children: ReactNode;
}

/** Renders its content only near the viewport, else an empty box of the same height. */
export function NearBox({ name, heights, guess, isDrawn, className, onFocus, children }: NearBoxProps) {
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
      {drawn && children}
    </div>
  );
}
