import { buildMatch, buildMatchRow } from '@clutchline/domain/testing';
import { describe, expect, it } from 'vitest';

import { eventGroups } from './event-groups';
import { BLOCK_ROWS, isDrawn, rowBlocks } from './row-blocks';

const rows = Array.from({ length: 1_000 }, (_, index) =>
  buildMatchRow({ match: buildMatch({ game_id: index + 1, event_id: 1 + (index % 40) }) }),
);
const blocks = rowBlocks(eventGroups(rows)).flatMap((group) => group.blocks);

describe('the window of the list', () => {
  it('GAMES-5 cuts 1,000 matches into blocks of a few rows, in order and without loss', () => {
    expect(blocks.map(({ index }) => index)).toEqual(blocks.map((_, place) => place));
    expect(Math.max(...blocks.map((block) => block.rows.length))).toBe(BLOCK_ROWS);
    expect(new Set(blocks.flatMap((block) => block.rows))).toEqual(new Set(rows));
  });

  it('GAMES-5 draws few rows of 1,000 before it knows what is seen', () => {
    const drawn = blocks.filter((block) => isDrawn(block, null, null)).flatMap((block) => block.rows);
    expect(drawn.length).toBeGreaterThanOrEqual(10);
    expect(drawn.length).toBeLessThan(20);
  });

  it('GAMES-5 draws what is near, and the focused block with its neighbours wherever they are', () => {
    const drawn = (near: ReadonlySet<number>, focused: number | null) =>
      blocks.filter((block) => isDrawn(block, near.has(block.index), focused)).map(({ index }) => index);
    expect(drawn(new Set([70, 71]), null)).toEqual([70, 71]);
    expect(drawn(new Set([70, 71]), 3)).toEqual([2, 3, 4, 70, 71]);
    expect(drawn(new Set(), 0)).toEqual([0, 1]);
  });
});
