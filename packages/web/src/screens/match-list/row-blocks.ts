import type { EventGroup } from './event-groups';

/** Rows that are rendered or omitted together. */
export const BLOCK_ROWS = 8;
/** Rows that fill a phone: rendered before positions are known. */
const FIRST_ROWS = 10;

export interface RowBlock {
  /** Index among all blocks of the list. */
  readonly index: number;
  /** Number of rows of the list above it. */
  readonly above: number;
  readonly rows: EventGroup['rows'];
}

export interface BlockedGroup extends EventGroup {
  readonly blocks: readonly RowBlock[];
}

export function rowBlocks(groups: readonly EventGroup[]): readonly BlockedGroup[] {
  let index = 0;
  let above = 0;
  return groups.map((group) => ({
    ...group,
    blocks: Array.from({ length: Math.ceil(group.rows.length / BLOCK_ROWS) }, (_, place) => {
      const rows = group.rows.slice(place * BLOCK_ROWS, (place + 1) * BLOCK_ROWS);
      above += rows.length;
      return { index: index++, above: above - rows.length, rows };
    }),
  }));
}

/** Near the viewport (if unknown: the first blocks), or next to the focused block, so that Tab has a target. */
export function isDrawn({ index, above }: RowBlock, near: boolean | null, focused: number | null): boolean {
  return (near ?? above < FIRST_ROWS) || (focused !== null && Math.abs(index - focused) <= 1);
}
