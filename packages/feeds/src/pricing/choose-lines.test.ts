import { describe, expect, it } from 'vitest';

import { chooseLines } from './choose-lines';

const falling = (line: number): number => 1 - line / 10;

describe('chooseLines', () => {
  it('makes the line nearest to even chances the main one, with an alternative on each side', () => {
    expect(chooseLines([0.5, 2.5, 3.5, 4.5, 5.4, 6.5, 8.5], falling)).toEqual([
      { line: 5.4, isMain: true },
      { line: 3.5, isMain: false },
      { line: 6.5, isMain: false },
    ]);
  });

  it('leaves out an alternative that is nearly decided', () => {
    expect(chooseLines([0.5, 5.5], falling)).toEqual([{ line: 5.5, isMain: true }]);
  });

  it('keeps a lopsided line where there is no other', () => {
    expect(chooseLines([9.5], falling)).toEqual([{ line: 9.5, isMain: true }]);
  });

  it('offers nothing without candidates', () => {
    expect(chooseLines([], falling)).toEqual([]);
  });
});
