import { useCallback, type ReactNode } from 'react';

import { useNear } from './use-near';

interface NearBoxProps {
  /** Under which its height is kept. */
  readonly name: string;
  /** Heights in px of boxes that were left behind, by their name. */
  readonly heights: Map<string, number>;
  /** A CSS length: about how high it is, until that is known. */
  readonly guess: string;
  /** Whether its content is in the document; `near` is null while nothing is known. */
  readonly isDrawn: (near: boolean | null) => boolean;
  readonly className?: string | undefined;
  readonly onFocus?: () => void;
  readonly children: ReactNode;
}

/** A part of a long list while it is near what is seen; else as much empty room as it had. */
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
