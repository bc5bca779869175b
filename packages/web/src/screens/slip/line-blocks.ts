export interface LineBlock {
  /** Index of the first one, from 0. */
  readonly from: number;
  readonly count: number;
}

/** Combinations that are rendered or omitted together. */
const BLOCK_LINES = 10;
/** Maximum number of parts of a block. */
const PARTS = 40;

/** Nested blocks, so that few of thousands of combinations are in the document; empty for a smallest block. */
export function lineBlocks({ from, count }: LineBlock): readonly LineBlock[] {
  if (count <= BLOCK_LINES) return [];
  let size = BLOCK_LINES;
  while (size * PARTS < count) size *= PARTS;
  return Array.from({ length: Math.ceil(count / size) }, (_, part) => ({
    from: from + part * size,
    count: Math.min(size, count - part * size),
  }));
}
