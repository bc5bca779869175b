import type { EventGroup } from './event-groups';

/** Rows that are drawn or left out together. */
export const BLOCK_ROWS = 8;
/** Rows that fill a phone: drawn before anything is known of where they stand, with their blocks. */
const FIRST_ROWS = 10;

/** A run of rows of one event. */
export interface RowBlock {
  /** Its place among all blocks of the list. */
  readonly index: number;
  /** How many rows of the list are above it. */
  readonly above: number;
  readonly rows: EventGroup['rows'];
}

export interface BlockedGroup extends EventGroup {
  readonly blocks: readonly RowBlock[];
}

/** Cuts the rows of each event into blocks; no row is lost. */
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

/**
 * Whether a block is in the document: near what is seen (unknown: the first ones), or next to the focus, so that Tab
 * always has where to go.
 */
export function isDrawn({ index, above }: RowBlock, near: boolean | null, focused: number | null): boolean {
  return (near ?? above < FIRST_ROWS) || (focused !== null && Math.abs(index - focused) <= 1);
}
