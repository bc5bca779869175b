/** A run of lines of a combo. */
export interface LineBlock {
  /** The first of them, 0 for the first of all. */
  readonly from: number;
  readonly count: number;
}

/** So many lines are drawn or left out together. */
const BLOCK_LINES = 10;
/** A block of blocks has so many parts. */
const PARTS = 40;

/** Cuts a run of lines into blocks, so that of thousands of them few are ever in the document; none for the smallest. */
export function lineBlocks({ from, count }: LineBlock): readonly LineBlock[] {
  if (count <= BLOCK_LINES) return [];
  let size = BLOCK_LINES;
  while (size * PARTS < count) size *= PARTS;
  return Array.from({ length: Math.ceil(count / size) }, (_, part) => ({
    from: from + part * size,
    count: Math.min(size, count - part * size),
  }));
}
