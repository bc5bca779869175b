import { describe, expect, it, vi } from 'vitest';

import { cellOdd, exactOdd } from './cell-odd';

describe('cellOdd', () => {
  it.each([
    ['3.923', ['3.923', '1.280'], '3.92'],
    ['3.923', ['3.923', '3.923'], '3.92'],
    ['3.923', ['3.923', '3.921'], '3.923'],
    ['3.920', ['3.920', '3.921'], '3.920'],
    ['1.950', ['1.950', '1.951'], '1.95'],
    ['1.951', ['1.951', '1.953'], '1.951'],
  ])('U7 the third decimal of %s among %j is shown only where two prices would read alike', (odd, play, shown) => {
    expect(cellOdd(odd, () => play)).toBe(shown);
  });

  it('P9 the other prices of the market are read only if the price can be shorter', () => {
    const play = vi.fn(() => []);
    for (const odd of ['1.955', '–', '−134']) cellOdd(odd, play);
    expect(play).not.toHaveBeenCalled();
  });
});

it('U7 the exact price is known where the shown one is another', () => {
  expect(exactOdd('3.92', '3.923')).toBe('3.923');
  expect(exactOdd('−134', '1.749')).toBe('1.749');
  expect(exactOdd('1.95', '1.950')).toBe('');
  expect(exactOdd('1.955', '1.955')).toBe('');
  expect(exactOdd('–', null)).toBe('');
});
