import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Rows in the document at once; of a longer table only those in view are drawn. */
const DRAWN_WHOLE = 120;
const ROW_PX = 34;
const OVERSCAN = 12;

interface DrawnRows {
  /** Places of the rows that are drawn. */
  readonly places: readonly number[];
  /** Space for the others, px. */
  readonly above: number;
  readonly below: number;
  readonly scrollTo: (place: number) => void;
}

/** @param frame the element that scrolls. */
export function useRows(frame: RefObject<HTMLElement | null>, count: number): DrawnRows {
  const isWhole = count <= DRAWN_WHOLE;
  const rows = useVirtualizer({
    ...{ count, overscan: OVERSCAN, enabled: !isWhole },
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX,
  });
  const drawn = rows.getVirtualItems();
  return {
    places: isWhole ? Array.from({ length: count }, (_, place) => place) : drawn.map(({ index }) => index),
    above: isWhole ? 0 : (drawn[0]?.start ?? 0),
    below: isWhole ? 0 : rows.getTotalSize() - (drawn.at(-1)?.end ?? 0),
    scrollTo: (place) => (isWhole ? undefined : rows.scrollToIndex(place)),
  };
}
