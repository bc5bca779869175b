import { expect, it } from 'vitest';

import { type CombinationBlock, combinationBlocks } from './combo-details';

const leaves = (block: CombinationBlock): readonly CombinationBlock[] => {
  const parts = combinationBlocks(block);
  return parts.length === 0 ? [block] : parts.flatMap(leaves);
};

it.each([1, 10, 11, 400, 401, 16_000, 16_001, 32_647])('SLIP-7 blocks of %i lines lose none', (count) => {
  const all = leaves({ from: 0, count });
  expect(all.every((block) => block.count > 0 && block.count <= 10)).toBe(true);
  let next = 0;
  for (const block of all) {
    expect(block.from).toBe(next);
    next += block.count;
  }
  expect(next).toBe(count);
});

it('SLIP-7 no block has more than forty parts', () => {
  for (const count of [11, 401, 16_001, 32_647]) {
    expect(combinationBlocks({ from: 0, count }).length).toBeLessThanOrEqual(40);
  }
});
