import { describe, expect, it } from 'vitest';

import { nextTab } from './tabs';

describe('nextTab', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowLeft', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, null],
    ['a', 1, null],
  ])('%s on tab %i of three leads to %s', (key, index, target) => {
    expect(nextTab(key, index, 3)).toBe(target);
  });
});
